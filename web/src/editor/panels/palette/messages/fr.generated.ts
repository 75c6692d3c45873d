// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'
import type { Sentences } from './de.generated.ts'

export const fr: Dictionary<Sentences> = {
    language: 'fr',
    messages: {
      title: "Chercher et aller à",
      placeholder: "Bloc, page, réglage ou commande",
      results: "Résultats",
      none: ["Rien trouvé pour « ",["search"]," »."],
      found: [["count",2,{"one":[0," résultat"],"other":[0," résultats"]}]],
      'group.blocks': "Blocs de cette page",
      'group.actions': "Commandes",
      'group.panels': "Panneaux",
      'group.settings': "Réglages",
      'group.pages': "Pages",
      addBlock: "Ajouter un bloc",
      missing: "Traductions manquantes",
      media: "Médiathèque",
      mediaKinds: "Images, vidéos et fichiers",
      news: "Nouveautés de l’éditeur",
      left: "Ce qu’il reste à faire",
      secondFactor: "Connexion en deux étapes",
      people: "Inviter des collègues",
      tour: "Visite de l’éditeur",
    },
  }
