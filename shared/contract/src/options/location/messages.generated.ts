// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly chosen: { readonly count: number }
  readonly none: null
  readonly failed: null
  readonly loading: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      chosen: [["count",2,{"one":[0," Standort"],"other":[0," Standorte"]}]],
      none: "Noch keine Standorte. Filialen werden in der Verwaltung erfasst.",
      failed: "Die Standorte konnten nicht geladen werden.",
      loading: "Standorte werden geladen …",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      chosen: [["count",2,{"one":[0," succursale"],"other":[0," succursales"]}]],
      none: "Aucune succursale. Elles sont saisies dans l’administration.",
      failed: "Les succursales n’ont pas pu être chargées.",
      loading: "Chargement des succursales…",
    },
  },
  en: {
    language: 'en',
    messages: {
      chosen: [["count",2,{"one":[0," location"],"other":[0," locations"]}]],
      none: "No locations available. Branches are entered in the admin.",
      failed: "The locations could not be loaded.",
      loading: "Loading locations…",
    },
  },
}
