// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly wholePicture: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      wholePicture: "Ganzes Bild ansehen",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      wholePicture: "Voir l’image entière",
    },
  },
  it: {
    language: 'it',
    messages: {
      wholePicture: "Vedi l’immagine intera",
    },
  },
  rm: {
    language: 'rm',
    messages: {
      wholePicture: "Guardar l’entir maletg",
    },
  },
  en: {
    language: 'en',
    messages: {
      wholePicture: "See the whole picture",
    },
  },
  sq: {
    language: 'sq',
    messages: {
      wholePicture: "Shiko fotografinë e plotë",
    },
  },
  sr: {
    language: 'sr',
    messages: {
      wholePicture: "Pogledaj celu sliku",
    },
  },
  hr: {
    language: 'hr',
    messages: {
      wholePicture: "Pogledaj cijelu sliku",
    },
  },
  es: {
    language: 'es',
    messages: {
      wholePicture: "Ver la imagen completa",
    },
  },
  pt: {
    language: 'pt',
    messages: {
      wholePicture: "Ver a imagem completa",
    },
  },
}
