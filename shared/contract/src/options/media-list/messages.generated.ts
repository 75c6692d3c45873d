// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly count: { readonly count: number }
  readonly add: null
  readonly remove: { readonly place: string | number }
  readonly earlier: { readonly place: string | number }
  readonly full: { readonly max: string | number }
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      count: [["count",2,{"=0":"keine Bilder","one":[0," Bild"],"other":[0," Bilder"]}]],
      add: "Bild hinzufügen",
      remove: ["Bild ",["place"]," entfernen"],
      earlier: ["Bild ",["place"]," nach vorn"],
      full: ["Mehr als ",["max"]," Bilder haben nicht Platz."],
    },
  },
  fr: {
    language: 'fr',
    messages: {
      count: [["count",2,{"=0":"aucune image","one":[0," image"],"other":[0," images"]}]],
      add: "Ajouter une image",
      remove: ["Retirer l’image ",["place"]],
      earlier: ["Avancer l’image ",["place"]],
      full: ["Il n’y a pas de place pour plus de ",["max"]," images."],
    },
  },
  en: {
    language: 'en',
    messages: {
      count: [["count",2,{"=0":"no pictures","one":[0," picture"],"other":[0," pictures"]}]],
      add: "Add a picture",
      remove: ["Remove picture ",["place"]],
      earlier: ["Move picture ",["place"]," forward"],
      full: ["There is no room for more than ",["max"]," pictures."],
    },
  },
}
