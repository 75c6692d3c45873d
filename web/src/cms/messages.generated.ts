// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly offline: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      offline: "Keine Verbindung. Bitte prüfen Sie das Internet und versuchen Sie es noch einmal.",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      offline: "Pas de connexion. Veuillez vérifier votre accès à Internet et réessayer.",
    },
  },
  en: {
    language: 'en',
    messages: {
      offline: "No connection. Please check the internet and try again.",
    },
  },
}
