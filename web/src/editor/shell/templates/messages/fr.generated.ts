// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'
import type { Sentences } from './de.generated.ts'

export const fr: Dictionary<Sentences> = {
    language: 'fr',
    messages: {
      insertFailed: "Le modèle n’a pas été inséré",
      goneMedia: [["count",2,{"one":"Une image ou un fichier du modèle n’existe plus. L’emplacement est vide.","other":[0," images ou fichiers du modèle n’existent plus. Les emplacements sont vides."]}]],
      gonePages: [["count",2,{"one":"Une page vers laquelle menait le modèle n’existe plus. Le lien a été omis.","other":[0," pages vers lesquelles menait le modèle n’existent plus. Les liens ont été omis."]}]],
    },
  }
