// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly logo: null
  readonly named: { readonly name: string | number }
}

export const de: Dictionary<Sentences> = {
    language: 'de',
    messages: {
      logo: "Logo ändern",
      named: [["name"],": Logo ändern"],
    },
  }
