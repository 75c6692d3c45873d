// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../kernel/messages/messages.ts'

/** What each sentence takes. */
export interface Sentences {
  readonly choose: null
  readonly replace: null
  readonly remove: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      choose: "Bild wählen",
      replace: "Ersetzen",
      remove: "Entfernen",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      choose: "Choisir une image",
      replace: "Remplacer",
      remove: "Retirer",
    },
  },
  en: {
    language: 'en',
    messages: {
      choose: "Choose a picture",
      replace: "Replace",
      remove: "Remove",
    },
  },
}
