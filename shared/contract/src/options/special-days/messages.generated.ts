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
  readonly year: null
  readonly past: { readonly count: number }
  readonly how: null
  readonly months: null
  readonly nextMonth: { readonly month: string | number }
  readonly previousMonth: { readonly month: string | number }
  readonly today: { readonly day: string | number }
  readonly holiday: { readonly name: string | number }
  readonly markClosed: null
  readonly markOpen: null
  readonly markHoliday: null
  readonly dayIs: { readonly day: string | number; readonly marked: string | number }
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
      year: "Bitte geben Sie das Jahr mit vier Ziffern an.",
      past: [["count",2,{"one":[0," vergangener Tag"],"other":[0," vergangene Tage"]}]],
      how: "Ein Druck auf einen Tag trägt ihn als geschlossen ein. Ist er schon eingetragen, führt er zu seinen Zeiten.",
      months: "Monat wählen",
      nextMonth: ["Nächster Monat: ",["month"]],
      previousMonth: ["Voriger Monat: ",["month"]],
      today: ["Heute, ",["day"]],
      holiday: ["Feiertag «",["name"],"», offen wie immer"],
      markClosed: "geschlossen",
      markOpen: "andere Zeiten",
      markHoliday: "Feiertag, offen wie immer",
      dayIs: [["day"],": ",["marked"]],
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
      year: "Veuillez indiquer l’année avec quatre chiffres.",
      past: [["count",2,{"one":[0," jour passé"],"other":[0," jours passés"]}]],
      how: "Un clic sur un jour l’inscrit comme fermé. S’il est déjà inscrit, il mène à ses horaires.",
      months: "Choisir le mois",
      nextMonth: ["Mois suivant : ",["month"]],
      previousMonth: ["Mois précédent : ",["month"]],
      today: ["Aujourd’hui, ",["day"]],
      holiday: ["jour férié « ",["name"]," », ouvert comme d’habitude"],
      markClosed: "fermé",
      markOpen: "autres horaires",
      markHoliday: "jour férié, ouvert comme d’habitude",
      dayIs: [["day"]," : ",["marked"]],
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
      year: "Please give the year with four digits.",
      past: [["count",2,{"one":[0," past day"],"other":[0," past days"]}]],
      how: "A press on a day enters it as closed. If it is entered already, it leads to its hours.",
      months: "Choose the month",
      nextMonth: ["Next month: ",["month"]],
      previousMonth: ["Previous month: ",["month"]],
      today: ["Today, ",["day"]],
      holiday: ["holiday “",["name"],"”, open as always"],
      markClosed: "closed",
      markOpen: "other hours",
      markHoliday: "holiday of the canton, open as always",
      dayIs: [["day"],": ",["marked"]],
    },
  },
}
