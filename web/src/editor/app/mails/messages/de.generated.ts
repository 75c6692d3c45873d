// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly withheld: { readonly count: number }
  readonly failed: { readonly count: number }
  readonly waiting: { readonly count: number }
  readonly hint: null
  readonly show: null
}

export const de: Dictionary<Sentences> = {
    language: 'de',
    messages: {
      withheld: [["count",2,{"one":[0," Bestätigung eines Formulars ging nicht hinaus: Es waren zu viele an einem Tag."],"other":[0," Bestätigungen der Formulare gingen nicht hinaus: Es waren zu viele an einem Tag."]}]],
      failed: [["count",2,{"one":[0," Mail der Website konnte nicht zugestellt werden."],"other":[0," Mails der Website konnten nicht zugestellt werden."]}]],
      waiting: [["count",2,{"one":[0," Mail der Website wartet seit über einer Stunde auf den Mailserver."],"other":[0," Mails der Website warten seit über einer Stunde auf den Mailserver."]}]],
      hint: "Verloren ist nichts. Im Postausgang steht, an wen sie gehen und was Sie tun können.",
      show: "Ansehen",
    },
  }
