// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly title: null
  readonly description: null
  readonly descriptionLive: null
  readonly descriptionDone: null
  readonly failed: null
  readonly done: null
  readonly again: null
  readonly 'task.sample': { readonly count: number }
  readonly 'task.picture': null
  readonly 'task.logo': null
  readonly 'task.branch': null
  readonly 'task.hours': null
  readonly 'task.imprint': null
  readonly 'task.privacy': null
  readonly 'task.home': null
  readonly 'task.pages': { readonly count: number }
  readonly 'doneTask.sample': null
  readonly 'doneTask.picture': null
  readonly 'doneTask.logo': null
  readonly 'doneTask.branch': null
  readonly 'doneTask.hours': null
  readonly 'doneTask.imprint': null
  readonly 'doneTask.privacy': null
  readonly 'doneTask.home': null
  readonly 'doneTask.pages': null
}

export const de: Dictionary<Sentences> = {
    language: 'de',
    messages: {
      title: "Was noch zu tun ist",
      description: "Ihre Website steht als Entwurf. Besucher lesen «Hier entsteht eine neue Website», bis Sie die Startseite veröffentlichen.",
      descriptionLive: "Ihre Website ist live. Das fehlt ihr noch.",
      descriptionDone: "Ihre Website ist vollständig. Alles Weitere ist Kür.",
      failed: "Die Liste konnte nicht geladen werden.",
      done: "Erledigt:",
      again: "Sie finden diese Liste wieder über «Suchen und springen» in den weiteren Werkzeugen.",
      'task.sample': [["count",2,{"one":"Einen Mustertext","other":[0," Mustertexte"]}]," ersetzen, etwa Preise"],
      'task.picture': "Der Startseite ein Bild geben",
      'task.logo': "Ein Logo wählen",
      'task.branch': "Adresse eintragen",
      'task.hours': "Öffnungszeiten eintragen",
      'task.imprint': "Impressum lesen und veröffentlichen",
      'task.privacy': "Datenschutz lesen und veröffentlichen",
      'task.home': "Startseite veröffentlichen",
      'task.pages': [["count",2,{"one":"Eine weitere Seite","other":[0," weitere Seiten"]}]," veröffentlichen"],
      'doneTask.sample': "Keine Mustertexte mehr",
      'doneTask.picture': "Die Startseite hat ein Bild",
      'doneTask.logo': "Das Logo ist gewählt",
      'doneTask.branch': "Die Adresse ist eingetragen",
      'doneTask.hours': "Die Öffnungszeiten sind eingetragen",
      'doneTask.imprint': "Das Impressum ist live",
      'doneTask.privacy': "Der Datenschutz ist live",
      'doneTask.home': "Die Startseite ist live",
      'doneTask.pages': "Die Seiten des Menüs sind live",
    },
  }
