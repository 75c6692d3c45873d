// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly choose: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      choose: "Datei wählen",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      choose: "Choisir un fichier",
    },
  },
  en: {
    language: 'en',
    messages: {
      choose: "Choose a file",
    },
  },
}
