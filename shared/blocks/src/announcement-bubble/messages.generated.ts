// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly name: null
  readonly close: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      name: "Hinweis",
      close: "Hinweis schliessen",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      name: "Annonce",
      close: "Fermer l’annonce",
    },
  },
  it: {
    language: 'it',
    messages: {
      name: "Avviso",
      close: "Chiudi l’avviso",
    },
  },
  rm: {
    language: 'rm',
    messages: {
      name: "Avis",
      close: "Serrar l’avis",
    },
  },
  en: {
    language: 'en',
    messages: {
      name: "Announcement",
      close: "Close the announcement",
    },
  },
  sq: {
    language: 'sq',
    messages: {
      name: "Njoftim",
      close: "Mbyll njoftimin",
    },
  },
  sr: {
    language: 'sr',
    messages: {
      name: "Obaveštenje",
      close: "Zatvori obaveštenje",
    },
  },
  hr: {
    language: 'hr',
    messages: {
      name: "Obavijest",
      close: "Zatvori obavijest",
    },
  },
  es: {
    language: 'es',
    messages: {
      name: "Aviso",
      close: "Cerrar el aviso",
    },
  },
  pt: {
    language: 'pt',
    messages: {
      name: "Aviso",
      close: "Fechar o aviso",
    },
  },
}
