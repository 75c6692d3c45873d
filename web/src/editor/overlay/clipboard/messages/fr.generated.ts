// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'
import type { Sentences } from './de.generated.ts'

export const fr: Dictionary<Sentences> = {
    language: 'fr',
    messages: {
      rows: [["count",2,{"one":[0," ligne est collée"],"other":[0," lignes sont collées"]}],". « Annuler » les reprend toutes."],
      noRoom: ["Ce bloc n’a pas de place pour ",["count",2,{"one":[0," ligne"],"other":[0," lignes"]}],". Rien n’a été collé. Collez-en moins à la fois."],
    },
  }
