// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly previous: null
  readonly next: null
  readonly rating: { readonly rating: number }
  readonly closed: null
  readonly allDay: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      previous: "Zurückblättern",
      next: "Weiterblättern",
      rating: [["rating"]," von 5 Sternen"],
      closed: "geschlossen",
      allDay: "durchgehend geöffnet",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      previous: "Précédent",
      next: "Suivant",
      rating: [["rating",2,{"one":[0," étoile"],"other":[0," étoiles"]}]," sur 5"],
      closed: "fermé",
      allDay: "ouvert 24 h sur 24",
    },
  },
  it: {
    language: 'it',
    messages: {
      previous: "Indietro",
      next: "Avanti",
      rating: [["rating",2,{"one":[0," stella"],"other":[0," stelle"]}]," su 5"],
      closed: "chiuso",
      allDay: "aperto 24 ore su 24",
    },
  },
  rm: {
    language: 'rm',
    messages: {
      previous: "Enavos",
      next: "Enavant",
      rating: [["rating"]," da 5 stailas"],
      closed: "serrà",
      allDay: "avert di e notg",
    },
  },
  en: {
    language: 'en',
    messages: {
      previous: "Previous",
      next: "Next",
      rating: [["rating"]," out of 5 stars"],
      closed: "closed",
      allDay: "open 24 hours",
    },
  },
  sq: {
    language: 'sq',
    messages: {
      previous: "Prapa",
      next: "Para",
      rating: [["rating"]," nga 5 yje"],
      closed: "mbyllur",
      allDay: "hapur 24 orë",
    },
  },
  sr: {
    language: 'sr',
    messages: {
      previous: "Nazad",
      next: "Napred",
      rating: [["rating"]," od 5 zvezdica"],
      closed: "zatvoreno",
      allDay: "otvoreno 24 sata",
    },
  },
  hr: {
    language: 'hr',
    messages: {
      previous: "Natrag",
      next: "Naprijed",
      rating: [["rating"]," od 5 zvjezdica"],
      closed: "zatvoreno",
      allDay: "otvoreno 24 sata",
    },
  },
  es: {
    language: 'es',
    messages: {
      previous: "Anterior",
      next: "Siguiente",
      rating: [["rating"]," de 5 estrellas"],
      closed: "cerrado",
      allDay: "abierto las 24 horas",
    },
  },
  pt: {
    language: 'pt',
    messages: {
      previous: "Anterior",
      next: "Seguinte",
      rating: [["rating"]," de 5 estrelas"],
      closed: "fechado",
      allDay: "aberto 24 horas",
    },
  },
}
