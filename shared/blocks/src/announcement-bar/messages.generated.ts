// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly name: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      name: "Hinweis",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      name: "Annonce",
    },
  },
  it: {
    language: 'it',
    messages: {
      name: "Avviso",
    },
  },
  rm: {
    language: 'rm',
    messages: {
      name: "Avis",
    },
  },
  en: {
    language: 'en',
    messages: {
      name: "Announcement",
    },
  },
  sq: {
    language: 'sq',
    messages: {
      name: "Njoftim",
    },
  },
  sr: {
    language: 'sr',
    messages: {
      name: "Obaveštenje",
    },
  },
  hr: {
    language: 'hr',
    messages: {
      name: "Obavijest",
    },
  },
  es: {
    language: 'es',
    messages: {
      name: "Aviso",
    },
  },
  pt: {
    language: 'pt',
    messages: {
      name: "Aviso",
    },
  },
}
