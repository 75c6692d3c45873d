// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly title: null
  readonly description: null
  readonly failed: null
  readonly none: null
  readonly new: null
}

export const de: Dictionary<Sentences> = {
    language: 'de',
    messages: {
      title: "Neuigkeiten",
      description: "Was am Editor neu ist.",
      failed: "Die Neuigkeiten konnten nicht geladen werden.",
      none: "Es gibt noch keine Neuigkeiten.",
      new: "Neu",
    },
  }
