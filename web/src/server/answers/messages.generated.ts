// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly title: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      title: "Einen Moment bitte",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      title: "Un instant, s’il vous plaît",
    },
  },
  en: {
    language: 'en',
    messages: {
      title: "One moment, please",
    },
  },
}
