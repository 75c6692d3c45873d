// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly none: null
  readonly source: null
  readonly own: null
  readonly youtube: null
  readonly drop: null
  readonly choose: null
  readonly formats: null
  readonly uploads: null
  readonly 'states.waiting': null
  readonly 'states.sending': { readonly percent: string | number }
  readonly 'states.paused': { readonly percent: string | number }
  readonly 'states.offline': { readonly percent: string | number }
  readonly 'states.noting': null
  readonly 'states.preparing': null
  readonly 'states.ready': null
  readonly progress: { readonly name: string | number }
  readonly pause: null
  readonly pauseNamed: { readonly name: string | number }
  readonly resume: null
  readonly resumeNamed: { readonly name: string | number }
  readonly cancelNamed: { readonly name: string | number }
  readonly hide: null
  readonly hideNamed: { readonly name: string | number }
  readonly retryNamed: { readonly name: string | number }
  readonly failed: { readonly name: string | number }
  readonly isReady: { readonly name: string | number }
  readonly 'faults.type': null
  readonly 'faults.size': null
  readonly 'faults.empty': null
  readonly 'faults.notSent': null
  readonly 'faults.unreadable': null
  readonly preparingText: null
  readonly poster: null
  readonly posterSecond: null
  readonly posterHint: { readonly seconds: string | number }
  readonly posterTake: null
  readonly posterDone: null
  readonly posterFailed: null
  readonly captions: null
  readonly captionsHint: null
  readonly captionsAdd: null
  readonly captionsAddNamed: { readonly language: string | number }
  readonly captionsReplace: null
  readonly captionsReplaceNamed: { readonly language: string | number }
  readonly captionsRemoveNamed: { readonly language: string | number }
  readonly captionsRemove: null
  readonly captionsKept: { readonly language: string | number }
  readonly captionsGone: { readonly language: string | number }
  readonly captionsFailed: null
}

export const de: Dictionary<Sentences> = {
    language: 'de',
    messages: {
      none: "Noch keine Videos in der Mediathek.",
      source: "Woher kommt das Video?",
      own: "Eigenes Video",
      youtube: "YouTube",
      drop: "Videos hierher ziehen oder",
      choose: "Video wählen",
      formats: "mp4, mov, webm und andere, bis 5 GB",
      uploads: "Videos unterwegs",
      'states.waiting': "Wartet …",
      'states.sending': [["percent"]," %"],
      'states.paused': ["Angehalten bei ",["percent"]," %"],
      'states.offline': ["Wartet auf das Netz, bei ",["percent"]," %"],
      'states.noting': "Wird eingetragen …",
      'states.preparing': "Wird vorbereitet …",
      'states.ready': "Bereit",
      progress: [["name"]," wird hochgeladen"],
      pause: "Anhalten",
      pauseNamed: ["Hochladen von «",["name"],"» anhalten"],
      resume: "Weiter",
      resumeNamed: ["Hochladen von «",["name"],"» fortsetzen"],
      cancelNamed: ["Hochladen von «",["name"],"» abbrechen"],
      hide: "Ausblenden",
      hideNamed: ["Ausblenden: «",["name"],"»"],
      retryNamed: ["Noch einmal versuchen: «",["name"],"»"],
      failed: ["«",["name"],"» ist nicht bereit"],
      isReady: ["«",["name"],"» ist bereit."],
      'faults.type': "Dateityp nicht erlaubt. Möglich sind Videos wie mp4, mov und webm.",
      'faults.size': "Das Video ist grösser als 5 GB. Bitte verkleinern Sie es.",
      'faults.empty': "Die Datei ist leer. Bitte exportieren Sie das Video noch einmal.",
      'faults.notSent': "Das Hochladen wurde abgebrochen. Bitte versuchen Sie es noch einmal; es beginnt von vorn.",
      'faults.unreadable': "Der Videodienst kann dieses Video nicht lesen. Bitte exportieren Sie es noch einmal, am besten als MP4.",
      preparingText: "Dieses Video wird noch vorbereitet. Sie können es schon verwenden; gezeigt wird es, sobald es bereit ist.",
      poster: "Standbild",
      posterSecond: "Sekunde des Films",
      posterHint: [["seconds"]," Sekunden lang. Das Standbild ist zu sehen, bis jemand das Video startet."],
      posterTake: "Als Standbild nehmen",
      posterDone: "Das Standbild ist geändert.",
      posterFailed: "Das Standbild wurde nicht geändert",
      captions: "Untertitel",
      captionsHint: "Eine Datei mit der Endung .vtt für jede Sprache. Programme für Untertitel und YouTube speichern sie so.",
      captionsAdd: "Datei wählen",
      captionsAddNamed: ["Untertitel wählen: ",["language"]],
      captionsReplace: "Ersetzen",
      captionsReplaceNamed: ["Untertitel ersetzen: ",["language"]],
      captionsRemoveNamed: ["Untertitel entfernen: ",["language"]],
      captionsRemove: "Entfernen",
      captionsKept: ["Untertitel gespeichert: ",["language"]],
      captionsGone: ["Untertitel entfernt: ",["language"]],
      captionsFailed: "Die Untertitel wurden nicht gespeichert",
    },
  }
