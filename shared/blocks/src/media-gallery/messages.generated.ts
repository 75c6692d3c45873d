// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly more: null
  readonly shown: { readonly all: string | number; readonly shown: string | number }
  readonly name: null
  readonly close: null
  readonly zoom: null
  readonly previous: null
  readonly next: null
  readonly failed: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      more: "Mehr laden",
      shown: [["shown"]," von ",["all"]," Bildern"],
      name: "Bilder",
      close: "Schliessen",
      zoom: "Vergrössern",
      previous: "Voriges Bild",
      next: "Nächstes Bild",
      failed: "Dieses Bild lässt sich nicht laden.",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      more: "Afficher plus",
      shown: [["shown"]," images sur ",["all"]],
      name: "Images",
      close: "Fermer",
      zoom: "Agrandir",
      previous: "Image précédente",
      next: "Image suivante",
      failed: "Impossible de charger cette image.",
    },
  },
  it: {
    language: 'it',
    messages: {
      more: "Carica altre",
      shown: [["shown"]," immagini su ",["all"]],
      name: "Immagini",
      close: "Chiudi",
      zoom: "Ingrandisci",
      previous: "Immagine precedente",
      next: "Immagine successiva",
      failed: "Impossibile caricare questa immagine.",
    },
  },
  rm: {
    language: 'rm',
    messages: {
      more: "Chargiar dapli",
      shown: [["shown"]," da ",["all"]," maletgs"],
      name: "Maletgs",
      close: "Serrar",
      zoom: "Engrondir",
      previous: "Maletg precedent",
      next: "Proxim maletg",
      failed: "Na pudair chargiar quest maletg.",
    },
  },
  en: {
    language: 'en',
    messages: {
      more: "Load more",
      shown: [["shown"]," of ",["all"]," pictures"],
      name: "Pictures",
      close: "Close",
      zoom: "Zoom",
      previous: "Previous picture",
      next: "Next picture",
      failed: "This picture cannot be loaded.",
    },
  },
  sq: {
    language: 'sq',
    messages: {
      more: "Ngarko më shumë",
      shown: [["shown"]," nga ",["all"]," fotografi"],
      name: "Fotografi",
      close: "Mbyll",
      zoom: "Zmadho",
      previous: "Fotografia e mëparshme",
      next: "Fotografia tjetër",
      failed: "Kjo fotografi nuk mund të ngarkohet.",
    },
  },
  sr: {
    language: 'sr',
    messages: {
      more: "Učitaj još",
      shown: [["shown"]," od ",["all"]," slika"],
      name: "Slike",
      close: "Zatvori",
      zoom: "Uvećaj",
      previous: "Prethodna slika",
      next: "Sledeća slika",
      failed: "Ova slika ne može da se učita.",
    },
  },
  hr: {
    language: 'hr',
    messages: {
      more: "Učitaj još",
      shown: [["shown"]," od ",["all"]," slika"],
      name: "Slike",
      close: "Zatvori",
      zoom: "Povećaj",
      previous: "Prethodna slika",
      next: "Sljedeća slika",
      failed: "Ova se slika ne može učitati.",
    },
  },
  es: {
    language: 'es',
    messages: {
      more: "Cargar más",
      shown: [["shown"]," de ",["all"]," imágenes"],
      name: "Imágenes",
      close: "Cerrar",
      zoom: "Ampliar",
      previous: "Imagen anterior",
      next: "Imagen siguiente",
      failed: "No se puede cargar esta imagen.",
    },
  },
  pt: {
    language: 'pt',
    messages: {
      more: "Carregar mais",
      shown: [["shown"]," de ",["all"]," imagens"],
      name: "Imagens",
      close: "Fechar",
      zoom: "Ampliar",
      previous: "Imagem anterior",
      next: "Imagem seguinte",
      failed: "Não é possível carregar esta imagem.",
    },
  },
}
