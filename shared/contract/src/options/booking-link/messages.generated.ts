// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly type: null
  readonly 'types.appointment-booking': null
  readonly 'types.health-optics': null
  readonly 'types.iframe': null
  readonly address: null
  readonly invalid: null
  readonly membersOnly: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      type: "Wer bucht",
      'types.appointment-booking': "Buchungsdienst",
      'types.health-optics': "Gesundheitsoptik",
      'types.iframe': "Andere Seite",
      address: "Adresse der Buchung",
      invalid: "Bitte geben Sie die Adresse einer Seite ein, zum Beispiel https://beispiel.ch/termin.",
      membersOnly: "Nur verfügbar für Gesundheitsoptiker",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      type: "Qui réserve",
      'types.appointment-booking': "Service de réservation",
      'types.health-optics': "Optique santé",
      'types.iframe': "Autre page",
      address: "Adresse de la réservation",
      invalid: "Veuillez saisir l’adresse d’une page, par exemple https://exemple.ch/rendez-vous.",
      membersOnly: "Disponible seulement pour les opticiens de santé",
    },
  },
}
