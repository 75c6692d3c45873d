// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'
import type { Sentences } from './de.generated.ts'

export const fr: Dictionary<Sentences> = {
    language: 'fr',
    messages: {
      'conflict.titleText': [["who"]," a modifié ce texte entre-temps"],
      'conflict.title': [["who"]," a modifié ceci entre-temps"],
      'conflict.someone': "Quelqu’un d’autre",
      'conflict.explain': "– quelle version faut-il garder ? Les deux sont conservées jusqu’à votre choix.",
      'conflict.mine': "Ma version",
      'conflict.theirs': ["Version de ",["who"]],
      'conflict.other': "Autre version",
      'conflict.keepMine': "Garder la mienne",
      'conflict.takeTheirs': "Prendre l’autre",
      'conflict.later': "Décider plus tard",
      'conflict.empty': "vide",
      'conflict.noWords': "Ce réglage ne peut pas être montré sous forme de texte.",
      'problems.title': "Non enregistré",
      'problems.text': "Ce que vous avez écrit est encore là. Adaptez-le sur la page ou réessayez.",
      'problems.retry': "Renvoyer",
      'problems.dismiss': "Réglé, ne plus montrer",
    },
  }
