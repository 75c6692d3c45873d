// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly cards: null
  readonly place: { readonly count: string | number; readonly number: string | number }
  readonly previous: null
  readonly next: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      cards: "Karten",
      place: ["Karte ",["number"]," von ",["count"]],
      previous: "Vorherige Karte",
      next: "Nächste Karte",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      cards: "Cartes",
      place: ["Carte ",["number"]," sur ",["count"]],
      previous: "Carte précédente",
      next: "Carte suivante",
    },
  },
  it: {
    language: 'it',
    messages: {
      cards: "Schede",
      place: ["Scheda ",["number"]," di ",["count"]],
      previous: "Scheda precedente",
      next: "Scheda successiva",
    },
  },
  rm: {
    language: 'rm',
    messages: {
      cards: "Cartas",
      place: ["Carta ",["number"]," da ",["count"]],
      previous: "Carta precedenta",
      next: "Proxima carta",
    },
  },
  en: {
    language: 'en',
    messages: {
      cards: "Cards",
      place: ["Card ",["number"]," of ",["count"]],
      previous: "Previous card",
      next: "Next card",
    },
  },
  sq: {
    language: 'sq',
    messages: {
      cards: "Kartat",
      place: ["Karta ",["number"]," nga ",["count"]],
      previous: "Karta e mëparshme",
      next: "Karta tjetër",
    },
  },
  sr: {
    language: 'sr',
    messages: {
      cards: "Kartice",
      place: ["Kartica ",["number"]," od ",["count"]],
      previous: "Prethodna kartica",
      next: "Sledeća kartica",
    },
  },
  hr: {
    language: 'hr',
    messages: {
      cards: "Kartice",
      place: ["Kartica ",["number"]," od ",["count"]],
      previous: "Prethodna kartica",
      next: "Sljedeća kartica",
    },
  },
  es: {
    language: 'es',
    messages: {
      cards: "Tarjetas",
      place: ["Tarjeta ",["number"]," de ",["count"]],
      previous: "Tarjeta anterior",
      next: "Tarjeta siguiente",
    },
  },
  pt: {
    language: 'pt',
    messages: {
      cards: "Cartões",
      place: ["Cartão ",["number"]," de ",["count"]],
      previous: "Cartão anterior",
      next: "Cartão seguinte",
    },
  },
}
