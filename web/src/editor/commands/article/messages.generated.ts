// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly readMore: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      readMore: "Weiterlesen",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      readMore: "Lire la suite",
    },
  },
  it: {
    language: 'it',
    messages: {
      readMore: "Leggi tutto",
    },
  },
  rm: {
    language: 'rm',
    messages: {
      readMore: "Leger vinavant",
    },
  },
  en: {
    language: 'en',
    messages: {
      readMore: "Read more",
    },
  },
  sq: {
    language: 'sq',
    messages: {
      readMore: "Lexo më shumë",
    },
  },
  sr: {
    language: 'sr',
    messages: {
      readMore: "Pročitaj više",
    },
  },
  hr: {
    language: 'hr',
    messages: {
      readMore: "Pročitaj više",
    },
  },
  es: {
    language: 'es',
    messages: {
      readMore: "Leer más",
    },
  },
  pt: {
    language: 'pt',
    messages: {
      readMore: "Ler mais",
    },
  },
}
