// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'
import type { Sentences } from './de.generated.ts'

export const fr: Dictionary<Sentences> = {
    language: 'fr',
    messages: {
      creating: "Création de la page…",
      created: ["Page « ",["name"]," » créée"],
      createFailed: "Erreur lors de la création de la page",
    },
  }
