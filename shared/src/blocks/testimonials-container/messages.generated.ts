// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../kernel/messages/messages.ts'

/** What each sentence takes. */
export interface Sentences {
  readonly rating: { readonly rating: number }
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      rating: [["rating"]," von 5 Sternen"],
    },
  },
  fr: {
    language: 'fr',
    messages: {
      rating: [["rating",2,{"one":[0," étoile"],"other":[0," étoiles"]}]," sur 5"],
    },
  },
  it: {
    language: 'it',
    messages: {
      rating: [["rating",2,{"one":[0," stella"],"other":[0," stelle"]}]," su 5"],
    },
  },
  rm: {
    language: 'rm',
    messages: {
      rating: [["rating"]," da 5 stailas"],
    },
  },
  en: {
    language: 'en',
    messages: {
      rating: [["rating"]," out of 5 stars"],
    },
  },
  sq: {
    language: 'sq',
    messages: {
      rating: [["rating"]," nga 5 yje"],
    },
  },
  sr: {
    language: 'sr',
    messages: {
      rating: [["rating"]," od 5 zvezdica"],
    },
  },
  hr: {
    language: 'hr',
    messages: {
      rating: [["rating"]," od 5 zvjezdica"],
    },
  },
  es: {
    language: 'es',
    messages: {
      rating: [["rating"]," de 5 estrellas"],
    },
  },
  pt: {
    language: 'pt',
    messages: {
      rating: [["rating"]," de 5 estrelas"],
    },
  },
}
