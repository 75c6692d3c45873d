// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'
import type { Sentences } from './de.generated.ts'

export const fr: Dictionary<Sentences> = {
    language: 'fr',
    messages: {
      title: "Ajouter un article par URL",
      description: "Le titre, le début et l’image viennent du magazine ; l’image est copiée dans la médiathèque.",
      address: "URL de l’article",
      add: "Ajouter",
      missing: "URL manquante. Veuillez saisir l’URL de l’article.",
      invalid: "URL introuvable. Veuillez saisir l’URL entière, par exemple https://magazine.ch/article.",
      off: "Aucun magazine n’est configuré pour ce site. Adressez-vous à la personne qui exploite votre site.",
      done: ["« ",["title"]," » est ajouté."],
      pictureKept: ["« ",["title"]," » n’est pas ajouté. L’image était déjà chargée et se trouve dans la médiathèque."],
      doneWithoutPicture: ["« ",["title"]," » est ajouté, sans son image : elle n’a pas pu être chargée."],
    },
  }
