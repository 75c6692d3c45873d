// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly phone: null
  readonly website: null
  readonly time: null
  readonly weekday: null
  readonly date: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      phone: "Bitte geben Sie eine gültige Telefonnummer ein, zum Beispiel +41 52 123 45 67.",
      website: "Bitte geben Sie eine gültige Adresse ein, zum Beispiel https://beispiel.ch.",
      time: "Bitte geben Sie eine Uhrzeit von 00:00 bis 23:59 ein, zum Beispiel 09:30.",
      weekday: "Bitte wählen Sie einen Wochentag.",
      date: "Bitte geben Sie ein gültiges Datum ein.",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      phone: "Veuillez saisir un numéro de téléphone valable, par exemple +41 52 123 45 67.",
      website: "Veuillez saisir une adresse valable, par exemple https://exemple.ch.",
      time: "Veuillez saisir une heure de 00:00 à 23:59, par exemple 09:30.",
      weekday: "Veuillez choisir un jour de la semaine.",
      date: "Veuillez saisir une date valable.",
    },
  },
  en: {
    language: 'en',
    messages: {
      phone: "Please enter a valid phone number, such as +41 52 123 45 67.",
      website: "Please enter a valid address, such as https://example.ch.",
      time: "Please enter a time from 00:00 to 23:59, such as 09:30.",
      weekday: "Please choose a day of the week.",
      date: "Please enter a valid date.",
    },
  },
}
