// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'
import type { Sentences } from './de.generated.ts'

export const fr: Dictionary<Sentences> = {
    language: 'fr',
    messages: {
      title: "Nouveautés",
      description: "Ce qui est nouveau dans l’éditeur.",
      failed: "Les nouveautés n’ont pas pu être chargées.",
      none: "Il n’y a pas encore de nouveautés.",
      new: "Nouveau",
    },
  }
