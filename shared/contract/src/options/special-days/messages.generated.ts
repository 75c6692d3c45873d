// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly closed: null
  readonly none: null
  readonly day: null
  readonly add: null
  readonly hours: null
  readonly note: null
  readonly remove: null
  readonly removeDay: { readonly day: string | number }
  readonly added: { readonly day: string | number }
  readonly removed: { readonly day: string | number }
  readonly isThere: { readonly day: string | number }
  readonly noDay: null
  readonly past: { readonly count: number }
  readonly wrong: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      closed: "geschlossen",
      none: "Noch kein besonderer Tag.",
      day: "Neuer besonderer Tag",
      add: "Hinzufügen",
      hours: "Zeiten",
      note: "Hinweis",
      remove: "Entfernen",
      removeDay: [["day"]," entfernen"],
      added: [["day"]," ist eingetragen: geschlossen. Haben Sie offen, schreiben Sie die Zeiten dazu."],
      removed: [["day"]," ist entfernt."],
      isThere: [["day"]," steht schon in der Liste."],
      noDay: "Bitte wählen Sie zuerst einen Tag.",
      past: [["count",2,{"one":[0," vergangener Tag"],"other":[0," vergangene Tage"]}]],
      wrong: "So geht es: 9–12, 13.30–18.30 oder geschlossen",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      closed: "fermé",
      none: "Aucun jour particulier pour l’instant.",
      day: "Nouveau jour particulier",
      add: "Ajouter",
      hours: "Horaires",
      note: "Remarque",
      remove: "Retirer",
      removeDay: ["Retirer ",["day"]],
      added: [["day"]," est inscrit : fermé. Si vous ouvrez, indiquez les horaires."],
      removed: [["day"]," est retiré."],
      isThere: [["day"]," figure déjà dans la liste."],
      noDay: "Veuillez d’abord choisir un jour.",
      past: [["count",2,{"one":[0," jour passé"],"other":[0," jours passés"]}]],
      wrong: "Exemple : 9–12, 13.30–18.30 ou fermé",
    },
  },
  en: {
    language: 'en',
    messages: {
      closed: "closed",
      none: "No special day yet.",
      day: "New special day",
      add: "Add",
      hours: "Hours",
      note: "Note",
      remove: "Remove",
      removeDay: ["Remove ",["day"]],
      added: [["day"]," is entered: closed. If you open, write the hours."],
      removed: [["day"]," is removed."],
      isThere: [["day"]," is in the list already."],
      noDay: "Please choose a day first.",
      past: [["count",2,{"one":[0," past day"],"other":[0," past days"]}]],
      wrong: "Like this: 9–12, 13.30–18.30 or closed",
    },
  },
}
