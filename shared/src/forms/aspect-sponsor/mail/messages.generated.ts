// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../../kernel/messages/messages.ts'

/** What each sentence takes. */
export interface Sentences {
  readonly mailSubject: { readonly name: string | number }
  readonly mailGreeting: { readonly name: string | number }
  readonly mailBody: null
  readonly mailSignature: { readonly name: string | number }
  readonly noticeSubject: null
  readonly mailGreetingAlone: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      mailSubject: ["Ihre Buchung bei ",["name"]],
      mailGreeting: ["Guten Tag ",["name"]],
      mailBody: "Danke für Ihre Buchung. Sie ist bei uns angekommen; die Rechnung folgt.",
      mailSignature: ["Freundliche Grüsse\n",["name"]],
      noticeSubject: "Neue Buchung eines Sponsors",
      mailGreetingAlone: "Guten Tag",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      mailSubject: ["Votre réservation à ",["name"]],
      mailGreeting: ["Bonjour ",["name"]],
      mailBody: "Merci de votre réservation. Elle nous est bien parvenue ; la facture suit.",
      mailSignature: ["Meilleures salutations\n",["name"]],
      noticeSubject: "Nouvelle réservation d’un sponsor",
      mailGreetingAlone: "Bonjour",
    },
  },
  it: {
    language: 'it',
    messages: {
      mailSubject: ["La sua prenotazione a ",["name"]],
      mailGreeting: ["Buongiorno ",["name"]],
      mailBody: "Grazie per la sua prenotazione. Ci è arrivata; segue la fattura.",
      mailSignature: ["Cordiali saluti\n",["name"]],
      noticeSubject: "Nuova prenotazione di uno sponsor",
      mailGreetingAlone: "Buongiorno",
    },
  },
  en: {
    language: 'en',
    messages: {
      mailSubject: ["Your booking with ",["name"]],
      mailGreeting: ["Hello ",["name"]],
      mailBody: "Thank you for your booking. It has reached us; the invoice follows.",
      mailSignature: ["Kind regards\n",["name"]],
      noticeSubject: "New booking of a sponsor",
      mailGreetingAlone: "Hello",
    },
  },
}
