// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly hint: null
  readonly empty: null
  readonly add: null
  readonly cards: { readonly count: number }
  readonly away: { readonly language: string | number }
}

export const de: Dictionary<Sentences> = {
    language: 'de',
    messages: {
      hint: "Ein Klick führt zum Block. Ziehen oder die Pfeile ändern die Reihenfolge.",
      empty: "Diese Seite ist noch leer.",
      add: "Block hinzufügen",
      cards: [["count",2,{"one":[0," Karte"],"other":[0," Karten"]}]],
      away: ["Auf ",["language"]," nicht gezeigt"],
    },
  }
