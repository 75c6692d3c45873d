// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'
import type { Sentences } from './de.generated.ts'

export const fr: Dictionary<Sentences> = {
    language: 'fr',
    messages: {
      title: "Succursale",
      hint: "Ce que vous modifiez ici est aussitôt visible pour les visiteurs, partout où cela figure.",
      done: "Terminé",
      failed: "Les données de la succursale n’ont pas pu être lues.",
      gone: "Cette succursale n’existe plus.",
      takeHours: "Reprendre les horaires de Google",
      holidays: "Inscrire les jours fériés",
    },
  }
