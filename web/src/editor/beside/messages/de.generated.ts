// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly title: null
  readonly frame: { readonly language: string | number }
  readonly close: null
  readonly together: null
}

export const de: Dictionary<Sentences> = {
    language: 'de',
    messages: {
      title: "Zwei Sprachen nebeneinander",
      frame: ["Seite auf ",["language"]],
      close: "Zwei Sprachen schliessen",
      together: "Gemeinsam scrollen",
    },
  }
