// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../../kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly mailSubject: { readonly name: string | number }
  readonly mailBody: null
  readonly noticeSubject: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      mailSubject: ["Ihre Buchung bei ",["name"]],
      mailBody: "Danke für Ihre Buchung. Sie ist bei uns angekommen; die Rechnung folgt.",
      noticeSubject: "Neue Buchung eines Sponsors",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      mailSubject: ["Votre réservation à ",["name"]],
      mailBody: "Merci de votre réservation. Elle nous est bien parvenue ; la facture suit.",
      noticeSubject: "Nouvelle réservation d’un sponsor",
    },
  },
  it: {
    language: 'it',
    messages: {
      mailSubject: ["La sua prenotazione a ",["name"]],
      mailBody: "Grazie per la sua prenotazione. Ci è arrivata; segue la fattura.",
      noticeSubject: "Nuova prenotazione di uno sponsor",
    },
  },
  en: {
    language: 'en',
    messages: {
      mailSubject: ["Your booking with ",["name"]],
      mailBody: "Thank you for your booking. It has reached us; the invoice follows.",
      noticeSubject: "New booking of a sponsor",
    },
  },
}
