// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly close: null
  readonly loading: null
  readonly cancel: null
  readonly save: null
  readonly create: null
  readonly remove: null
  readonly retry: null
}

export const de: Dictionary<Sentences> = {
    language: 'de',
    messages: {
      close: "Schliessen",
      loading: "Wird geladen…",
      cancel: "Abbrechen",
      save: "Speichern",
      create: "Erstellen",
      remove: "Entfernen",
      retry: "Noch einmal versuchen",
    },
  }
