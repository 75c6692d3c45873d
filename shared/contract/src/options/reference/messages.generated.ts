// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly none: null
  readonly gone: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      none: "Keine Angabe",
      gone: "Nicht mehr vorhanden",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      none: "Sans indication",
      gone: "N’existe plus",
    },
  },
  en: {
    language: 'en',
    messages: {
      none: "None",
      gone: "No longer there",
    },
  },
}
