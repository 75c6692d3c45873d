// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly title: null
  readonly hint: null
  readonly uploading: { readonly all: string | number; readonly done: string | number }
  readonly ready: null
  readonly added: { readonly count: number }
  readonly left: { readonly count: number }
  readonly noRoom: { readonly count: number }
}

export const de: Dictionary<Sentences> = {
    language: 'de',
    messages: {
      title: "Mehrere Bilder",
      hint: "Aus jedem Bild wird eine Karte. Leere Karten werden zuerst gefüllt.",
      uploading: [["done"]," von ",["all"]," hochgeladen"],
      ready: "Bereit",
      added: [["count",2,{"one":[0," Bild steht auf einer Karte. «Rückgängig» nimmt es weg."],"other":[0," Bilder stehen auf Karten. «Rückgängig» nimmt alle zusammen weg."]}]],
      left: [["count",2,{"one":"Das Bild, das schon hochgeladen war, ist in der Mediathek; Karten gibt es dafür keine.","other":["Die ",0," Bilder, die schon hochgeladen waren, sind in der Mediathek; Karten gibt es dafür keine."]}]],
      noRoom: [["count",2,{"one":"Für ein Bild ist in diesem Block kein Platz mehr; es ist in der Mediathek.","other":["Für ",0," Bilder ist in diesem Block kein Platz mehr; sie sind in der Mediathek."]}]],
    },
  }
