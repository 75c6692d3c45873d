// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'
import type { Sentences } from './de.generated.ts'

export const fr: Dictionary<Sentences> = {
    language: 'fr',
    messages: {
      title: "Ajouter un bloc",
      search: "Chercher un bloc",
      nothing: ["Aucun bloc ne correspond à « ",["search"]," »."],
      healthOptics: "Disponible seulement pour les opticiens de santé",
      patterns: "Plusieurs blocs à la fois",
      templates: "Vos modèles",
      templatesFailed: "Vos modèles n’ont pas pu être chargés.",
      unknownBlock: "Ce bloc n’existe plus",
      manage: "Renommer ou supprimer des modèles…",
    },
  }
