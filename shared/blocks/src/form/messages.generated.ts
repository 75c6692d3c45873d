// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly afterSending: null
  readonly noChoices: null
  readonly goesTo: { readonly address: string | number }
  readonly goesToShop: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      afterSending: "Nach dem Senden steht hier:",
      noChoices: "Antworten eingeben, eine je Zeile",
      goesTo: ["Geht an ",["address"]],
      goesToShop: "Geht an die E-Mail-Adresse aus den Einstellungen",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      afterSending: "Après l’envoi, on lit ici :",
      noChoices: "Saisir les réponses, une par ligne",
      goesTo: ["Arrive à ",["address"]],
      goesToShop: "Arrive à l’adresse e-mail des réglages",
    },
  },
  en: {
    language: 'en',
    messages: {
      afterSending: "After sending one reads here:",
      noChoices: "Enter the answers, one a line",
      goesTo: ["Goes to ",["address"]],
      goesToShop: "Goes to the mail address of the settings",
    },
  },
}
