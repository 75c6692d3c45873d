// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly text: null
  readonly count: { readonly max: string | number; readonly min: string | number }
  readonly email: null
  readonly phone: null
  readonly url: null
  readonly date: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      text: "Bitte prüfen Sie die Eingabe.",
      count: ["Bitte geben Sie eine ganze Zahl von ",["min"]," bis ",["max"]," ein"],
      email: "Bitte geben Sie eine gültige E-Mail-Adresse ein",
      phone: "Bitte geben Sie eine gültige Telefonnummer ein",
      url: "Bitte geben Sie eine gültige URL ein, zum Beispiel https://beispiel.ch",
      date: "Bitte geben Sie ein gültiges Datum ein, das Jahr mit vier Ziffern",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      text: "Veuillez vérifier votre saisie.",
      count: ["Veuillez saisir un nombre entier de ",["min"]," à ",["max"]],
      email: "Veuillez saisir une adresse e-mail valable",
      phone: "Veuillez saisir un numéro de téléphone valable",
      url: "Veuillez saisir une URL valable, par exemple https://exemple.ch",
      date: "Veuillez saisir une date valable, avec l’année en quatre chiffres",
    },
  },
  en: {
    language: 'en',
    messages: {
      text: "Please check what you entered.",
      count: ["Please enter a whole number from ",["min"]," to ",["max"]],
      email: "Please enter a valid e-mail address",
      phone: "Please enter a valid phone number",
      url: "Please enter a valid URL, such as https://example.com",
      date: "Please enter a valid date, with four digits for the year",
    },
  },
}
