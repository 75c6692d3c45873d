// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'
import type { Sentences } from './de.generated.ts'

export const fr: Dictionary<Sentences> = {
    language: 'fr',
    messages: {
      title: "Ce qu’il reste à faire",
      description: "Votre site est une ébauche. Les visiteurs lisent « Un nouveau site est en préparation » jusqu’à ce que vous publiiez la page d’accueil.",
      descriptionLive: "Votre site est en ligne. Voici ce qui lui manque encore.",
      descriptionDone: "Votre site est complet.",
      failed: "La liste n’a pas pu être chargée.",
      done: "Fait :",
      again: "Vous retrouvez cette liste par « Chercher et aller à » dans les autres outils.",
      'task.sample': ["Remplacer ",["count",2,{"one":"un texte d’exemple","other":[0," textes d’exemple"]}],", comme les prix"],
      'task.picture': "Donner une image à la page d’accueil",
      'task.logo': "Choisir un logo",
      'task.branch': "Saisir l’adresse",
      'task.hours': "Saisir les heures d’ouverture",
      'task.imprint': "Lire et publier les mentions légales",
      'task.privacy': "Lire et publier la protection des données",
      'task.home': "Publier la page d’accueil",
      'task.pages': ["Publier ",["count",2,{"one":"une autre page","other":[0," autres pages"]}]],
      'doneTask.sample': "Plus de texte d’exemple",
      'doneTask.picture': "La page d’accueil a une image",
      'doneTask.logo': "Le logo est choisi",
      'doneTask.branch': "L’adresse est saisie",
      'doneTask.hours': "Les heures d’ouverture sont saisies",
      'doneTask.imprint': "Les mentions légales sont en ligne",
      'doneTask.privacy': "La protection des données est en ligne",
      'doneTask.home': "La page d’accueil est en ligne",
      'doneTask.pages': "Les pages du menu sont en ligne",
    },
  }
