// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly at: null
  readonly about: null
  readonly answered: null
  readonly notes: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      at: "Eingang",
      about: "Titel des Formulars",
      answered: "Beantwortet",
      notes: "Notizen",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      at: "Reçu le",
      about: "Titre du formulaire",
      answered: "Répondu",
      notes: "Notes",
    },
  },
  en: {
    language: 'en',
    messages: {
      at: "Received",
      about: "Title of the form",
      answered: "Answered",
      notes: "Notes",
    },
  },
}
