// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly wrong: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      wrong: "Bitte geben Sie einen Betrag ein, zum Beispiel 120 oder 49.50",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      wrong: "Veuillez saisir un montant, par exemple 120 ou 49.50",
    },
  },
  en: {
    language: 'en',
    messages: {
      wrong: "Please enter an amount, such as 120 or 49.50",
    },
  },
}
