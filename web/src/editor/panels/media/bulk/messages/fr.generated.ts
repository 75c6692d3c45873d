// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'
import type { Sentences } from './de.generated.ts'

export const fr: Dictionary<Sentences> = {
    language: 'fr',
    messages: {
      title: "Plusieurs images",
      hint: "Chaque image devient une carte. Les cartes vides sont remplies d’abord.",
      uploading: [["done"]," sur ",["all"]," envoyées"],
      ready: "Prêt",
      added: [["count",2,{"one":[0," image se trouve sur une carte. « Annuler » l’enlève."],"other":[0," images se trouvent sur des cartes. « Annuler » les enlève toutes ensemble."]}]],
      left: [["count",2,{"one":"L’image qui était déjà envoyée est dans la médiathèque, sans carte.","other":["Les ",0," images qui étaient déjà envoyées sont dans la médiathèque, sans carte."]}]],
      noRoom: [["count",2,{"one":"Ce bloc n’a plus de place pour une image ; elle est dans la médiathèque.","other":["Ce bloc n’a plus de place pour ",0," images ; elles sont dans la médiathèque."]}]],
    },
  }
