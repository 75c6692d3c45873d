// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly creating: null
  readonly created: { readonly name: string | number }
  readonly createFailed: null
}

export const de: Dictionary<Sentences> = {
    language: 'de',
    messages: {
      creating: "Seite wird erstellt…",
      created: ["Seite «",["name"],"» erstellt"],
      createFailed: "Fehler beim Erstellen der Seite",
    },
  }
