// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/shared/kernel/messages/messages.ts'
import type { Sentences } from './de.generated.ts'

export const fr: Dictionary<Sentences> = {
    language: 'fr',
    messages: {
      title: "Ajouter un bloc",
      search: "Chercher un bloc",
      nothing: ["Aucun bloc ne correspond à « ",["search"]," »."],
      healthOptics: "Disponible seulement pour les opticiens de santé",
      'section.start': "Début",
      'section.team': "Équipe et emplois",
      'section.content': "Contenu",
      'section.collections': "Collections",
      'section.various': "Divers",
      'section.remaining': "Autres",
    },
  }
