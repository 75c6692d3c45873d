// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly which: null
  readonly open: { readonly count: string | number }
  readonly all: { readonly count: string | number }
  readonly search: null
  readonly failed: null
  readonly none: null
  readonly allDone: null
  readonly nothing: { readonly search: string | number }
  readonly more: null
  readonly export: null
  readonly exportFailed: null
  readonly file: null
  readonly new: null
  readonly done: null
  readonly notMarked: null
  readonly until: { readonly at: string | number }
  readonly answer: null
  readonly subject: { readonly form: string | number }
  readonly markDone: null
  readonly reopen: null
  readonly markUnread: null
  readonly markRead: null
  readonly removeTitle: { readonly name: string | number }
  readonly removeText: null
  readonly notRemoved: null
  readonly notes: null
  readonly note: null
  readonly addNote: null
  readonly removeNote: null
  readonly notNoted: null
}

export const de: Dictionary<Sentences> = {
    language: 'de',
    messages: {
      which: "Welche Anfragen",
      open: ["Offen (",["count"],")"],
      all: ["Alle (",["count"],")"],
      search: "In Anfragen suchen",
      failed: "Die Anfragen konnten nicht geladen werden.",
      none: "Noch hat niemand ein Formular abgeschickt. Was kommt, steht hier und geht als Mail an Sie.",
      allDone: "Alles erledigt. Unter «Alle» stehen die Anfragen, die noch aufbewahrt werden.",
      nothing: ["Keine Anfrage mit «",["search"],"»."],
      more: "Weitere anzeigen",
      export: "Als Tabelle speichern (CSV)",
      exportFailed: "Die Tabelle konnte nicht erstellt werden",
      file: "Anfragen",
      new: "Neu",
      done: "Erledigt",
      notMarked: "Das konnte nicht gespeichert werden",
      until: ["Wird am ",["at"]," automatisch gelöscht."],
      answer: "Per Mail antworten",
      subject: ["Re: ",["form"]],
      markDone: "Als erledigt markieren",
      reopen: "Wieder öffnen",
      markUnread: "Als ungelesen markieren",
      markRead: "Als gelesen markieren",
      removeTitle: ["Anfrage von ",["name"]," entfernen?"],
      removeText: "Die Anfrage, ihre Notizen und ihre Mails werden für immer gelöscht. Das lässt sich nicht rückgängig machen.",
      notRemoved: "Das konnte nicht entfernt werden",
      notes: "Notizen",
      note: "Notiz für Ihr Team",
      addNote: "Notiz speichern",
      removeNote: "Notiz entfernen",
      notNoted: "Die Notiz konnte nicht gespeichert werden",
    },
  }
