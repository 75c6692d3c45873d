// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly words: { readonly words: string | number }
  readonly drop: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      words: ["Zurzeit steht dort «",["words"],"»."],
      drop: "Text entfernen",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      words: ["Le texte actuel est « ",["words"]," »."],
      drop: "Retirer le texte",
    },
  },
  en: {
    language: 'en',
    messages: {
      words: ["Now it reads “",["words"],"”."],
      drop: "Remove the text",
    },
  },
}
