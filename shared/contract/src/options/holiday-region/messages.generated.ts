// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly byPostcode: null
  readonly whole: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      byPostcode: "Nach der Postleitzahl",
      whole: "Nur die des ganzen Landes",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      byPostcode: "Selon le code postal",
      whole: "Uniquement ceux de tout le pays",
    },
  },
  en: {
    language: 'en',
    messages: {
      byPostcode: "By the postcode",
      whole: "Only those of the whole country",
    },
  },
}
