// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'
import type { Sentences } from './de.generated.ts'

export const fr: Dictionary<Sentences> = {
    language: 'fr',
    messages: {
      withheld: [["count",2,{"one":[0," confirmation de formulaire n’est pas partie : il y en avait trop en un jour."],"other":[0," confirmations de formulaires ne sont pas parties : il y en avait trop en un jour."]}]],
      failed: [["count",2,{"one":[0," e-mail du site n’a pas pu être remis."],"other":[0," e-mails du site n’ont pas pu être remis."]}]],
      waiting: [["count",2,{"one":[0," e-mail du site attend le serveur de messagerie depuis plus d’une heure."],"other":[0," e-mails du site attendent le serveur de messagerie depuis plus d’une heure."]}]],
      hint: "Rien n’est perdu. La boîte d’envoi indique à qui ils sont adressés et ce que vous pouvez faire.",
      show: "Afficher",
    },
  }
