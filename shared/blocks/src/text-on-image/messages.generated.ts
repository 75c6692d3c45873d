// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly panorama: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      panorama: "Bild, das sich seitwärts schieben lässt",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      panorama: "Image à faire défiler latéralement",
    },
  },
  it: {
    language: 'it',
    messages: {
      panorama: "Immagine che scorre di lato",
    },
  },
  rm: {
    language: 'rm',
    messages: {
      panorama: "Maletg che sa lascha stuschar dad ina vart",
    },
  },
  en: {
    language: 'en',
    messages: {
      panorama: "Picture that moves sideways",
    },
  },
  sq: {
    language: 'sq',
    messages: {
      panorama: "Pamje që lëviz anash",
    },
  },
  sr: {
    language: 'sr',
    messages: {
      panorama: "Slika koja se pomera u stranu",
    },
  },
  hr: {
    language: 'hr',
    messages: {
      panorama: "Slika koja se pomiče u stranu",
    },
  },
  es: {
    language: 'es',
    messages: {
      panorama: "Imagen que se desplaza hacia un lado",
    },
  },
  pt: {
    language: 'pt',
    messages: {
      panorama: "Imagem que se desloca para o lado",
    },
  },
}
