// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../kernel/messages/messages.ts'

/** What each sentence takes. */
export interface Sentences {
  readonly previous: null
  readonly next: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      previous: "Zurückblättern",
      next: "Weiterblättern",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      previous: "Précédent",
      next: "Suivant",
    },
  },
  it: {
    language: 'it',
    messages: {
      previous: "Indietro",
      next: "Avanti",
    },
  },
  rm: {
    language: 'rm',
    messages: {
      previous: "Enavos",
      next: "Enavant",
    },
  },
  en: {
    language: 'en',
    messages: {
      previous: "Previous",
      next: "Next",
    },
  },
  sq: {
    language: 'sq',
    messages: {
      previous: "Prapa",
      next: "Para",
    },
  },
  sr: {
    language: 'sr',
    messages: {
      previous: "Nazad",
      next: "Napred",
    },
  },
  hr: {
    language: 'hr',
    messages: {
      previous: "Natrag",
      next: "Naprijed",
    },
  },
  es: {
    language: 'es',
    messages: {
      previous: "Anterior",
      next: "Siguiente",
    },
  },
  pt: {
    language: 'pt',
    messages: {
      previous: "Anterior",
      next: "Seguinte",
    },
  },
}
