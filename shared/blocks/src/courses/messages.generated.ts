// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly places: { readonly places: number }
  readonly full: null
  readonly free: null
  readonly members: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      places: ["Noch ",["places",2,{"one":[0," Platz"],"other":[0," Plätze"]}]," frei"],
      full: "Ausgebucht",
      free: "Kostenlos",
      members: "Nur für Mitglieder",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      places: ["Encore ",["places",2,{"one":[0," place"],"other":[0," places"]}]],
      full: "Complet",
      free: "Gratuit",
      members: "Réservé aux membres",
    },
  },
  it: {
    language: 'it',
    messages: {
      places: ["Ancora ",["places",2,{"one":[0," posto libero"],"other":[0," posti liberi"]}]],
      full: "Al completo",
      free: "Gratuito",
      members: "Solo per i membri",
    },
  },
  rm: {
    language: 'rm',
    messages: {
      places: ["Anc ",["places",2,{"one":[0," plazza libra"],"other":[0," plazzas libras"]}]],
      full: "Reservà dal tut",
      free: "Gratuit",
      members: "Mo per commembers",
    },
  },
  en: {
    language: 'en',
    messages: {
      places: [["places",2,{"one":[0," place"],"other":[0," places"]}]," left"],
      full: "Fully booked",
      free: "Free of charge",
      members: "Members only",
    },
  },
  sq: {
    language: 'sq',
    messages: {
      places: ["Edhe ",["places",2,{"one":[0," vend i lirë"],"other":[0," vende të lira"]}]],
      full: "Plotësisht e rezervuar",
      free: "Falas",
      members: "Vetëm për anëtarët",
    },
  },
  sr: {
    language: 'sr',
    messages: {
      places: ["Još ",["places",2,{"one":[0," slobodno mesto"],"few":[0," slobodna mesta"],"other":[0," slobodnih mesta"]}]],
      full: "Popunjeno",
      free: "Besplatno",
      members: "Samo za članove",
    },
  },
  hr: {
    language: 'hr',
    messages: {
      places: ["Još ",["places",2,{"one":[0," slobodno mjesto"],"few":[0," slobodna mjesta"],"other":[0," slobodnih mjesta"]}]],
      full: "Popunjeno",
      free: "Besplatno",
      members: "Samo za članove",
    },
  },
  es: {
    language: 'es',
    messages: {
      places: [["places",2,{"one":["Queda ",0," plaza"],"other":["Quedan ",0," plazas"]}]],
      full: "Completo",
      free: "Gratuito",
      members: "Solo para miembros",
    },
  },
  pt: {
    language: 'pt',
    messages: {
      places: ["Ainda ",["places",2,{"one":[0," lugar livre"],"other":[0," lugares livres"]}]],
      full: "Esgotado",
      free: "Gratuito",
      members: "Só para membros",
    },
  },
}
