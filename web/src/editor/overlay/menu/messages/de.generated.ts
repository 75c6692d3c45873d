// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly upload: null
  readonly uploadWord: null
}

export const de: Dictionary<Sentences> = {
    language: 'de',
    messages: {
      upload: "Neues Bild hochladen und zuschneiden…",
      uploadWord: "Hochladen",
    },
  }
