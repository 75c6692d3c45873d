// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly insertFailed: null
  readonly goneMedia: { readonly count: number }
  readonly gonePages: { readonly count: number }
}

export const de: Dictionary<Sentences> = {
    language: 'de',
    messages: {
      insertFailed: "Die Vorlage wurde nicht eingefügt",
      goneMedia: [["count",2,{"one":"Ein Bild oder eine Datei der Vorlage gibt es nicht mehr. Die Stelle ist leer.","other":[0," Bilder oder Dateien der Vorlage gibt es nicht mehr. Die Stellen sind leer."]}]],
      gonePages: [["count",2,{"one":"Eine Seite, zu der die Vorlage führte, gibt es nicht mehr. Der Link dorthin ist weggelassen.","other":[0," Seiten, zu denen die Vorlage führte, gibt es nicht mehr. Die Links dorthin sind weggelassen."]}]],
    },
  }
