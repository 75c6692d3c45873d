// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly edit: null
  readonly editPage: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      edit: "Bearbeiten",
      editPage: "Diese Seite bearbeiten",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      edit: "Modifier",
      editPage: "Modifier cette page",
    },
  },
  en: {
    language: 'en',
    messages: {
      edit: "Edit",
      editPage: "Edit this page",
    },
  },
}
