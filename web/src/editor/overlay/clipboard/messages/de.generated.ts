// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly rows: { readonly count: number }
  readonly noRoom: { readonly count: number }
}

export const de: Dictionary<Sentences> = {
    language: 'de',
    messages: {
      rows: [["count",2,{"one":[0," Zeile ist"],"other":[0," Zeilen sind"]}]," eingefügt. «Rückgängig» nimmt alle zurück."],
      noRoom: ["Für ",["count",2,{"one":[0," Zeile"],"other":[0," Zeilen"]}]," ist in diesem Block kein Platz. Es wurde nichts eingefügt. Fügen Sie weniger auf einmal ein."],
    },
  }
