// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'
import type { Sentences } from './de.generated.ts'

export const fr: Dictionary<Sentences> = {
    language: 'fr',
    messages: {
      hint: "Un clic mène au bloc. Glissez ou utilisez les flèches pour changer l’ordre.",
      empty: "Cette page est encore vide.",
      add: "Ajouter un bloc",
      cards: [["count",2,{"one":[0," carte"],"other":[0," cartes"]}]],
      away: ["Non affiché en ",["language"]],
    },
  }
