// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly title: null
  readonly description: null
  readonly address: null
  readonly add: null
  readonly missing: null
  readonly invalid: null
  readonly off: null
  readonly done: { readonly title: string | number }
  readonly pictureKept: { readonly title: string | number }
  readonly doneWithoutPicture: { readonly title: string | number }
}

export const de: Dictionary<Sentences> = {
    language: 'de',
    messages: {
      title: "Artikel über URL hinzufügen",
      description: "Titel, Anfang und Bild kommen aus dem Magazin; das Bild wird in die Mediathek kopiert.",
      address: "URL des Artikels",
      add: "Hinzufügen",
      missing: "URL nicht angegeben. Bitte geben Sie die URL des Artikels ein.",
      invalid: "Url nicht gefunden. Bitte geben Sie die ganze URL ein, zum Beispiel https://magazin.ch/artikel.",
      off: "Für diese Website ist kein Magazin eingerichtet, aus dem Artikel kommen. Fragen Sie die Person, die Ihre Website betreibt.",
      done: ["«",["title"],"» ist eingefügt."],
      pictureKept: ["«",["title"],"» ist nicht eingefügt. Das Bild war schon geladen und liegt in der Mediathek."],
      doneWithoutPicture: ["«",["title"],"» ist eingefügt, ohne sein Bild: Es war nicht zu holen."],
    },
  }
