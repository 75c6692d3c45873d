// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly title: null
  readonly hint: null
  readonly done: null
  readonly failed: null
  readonly gone: null
  readonly takeHours: null
  readonly holidays: null
}

export const de: Dictionary<Sentences> = {
    language: 'de',
    messages: {
      title: "Filiale",
      hint: "Was Sie hier ändern, sehen Besucher sofort, überall wo es steht.",
      done: "Fertig",
      failed: "Die Angaben der Filiale konnten nicht gelesen werden.",
      gone: "Diese Filiale gibt es nicht mehr.",
      takeHours: "Öffnungszeiten von Google übernehmen",
      holidays: "Feiertage eintragen",
    },
  }
