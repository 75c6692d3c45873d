// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly title: { readonly name: string | number }
  readonly hint: null
  readonly unreachable: null
  readonly tryAgain: null
  readonly none: null
  readonly unnamed: null
  readonly shown: null
  readonly archived: null
  readonly shownCount: { readonly count: string | number }
  readonly archivedCount: { readonly count: string | number }
  readonly noneArchived: null
  readonly archive: { readonly name: string | number }
  readonly show: { readonly name: string | number }
  readonly nowShown: { readonly name: string | number }
  readonly nowArchived: { readonly name: string | number }
  readonly newcomers: null
}

export const de: Dictionary<Sentences> = {
    language: 'de',
    messages: {
      title: ["Sammlung bearbeiten: ",["name"]],
      hint: "Reihenfolge und Auswahl dieses Blocks. Besucher sehen sie, sobald die Seite veröffentlicht ist. Wer in keinem Block mehr gezeigt wird, ist dann auch unter seiner Adresse nicht mehr zu finden.",
      unreachable: "Nicht alle Einträge konnten geladen werden. Zu sehen sind die, die schon bekannt sind.",
      tryAgain: "Noch einmal laden",
      none: "In dieser Sammlung ist noch nichts.",
      unnamed: "Ohne Namen",
      shown: "Sichtbar",
      archived: "Archiviert",
      shownCount: ["Sichtbar (",["count"],")"],
      archivedCount: ["Archiviert (",["count"],")"],
      noneArchived: "Niemand und nichts ist archiviert.",
      archive: [["name"]," archivieren"],
      show: [["name"]," wieder zeigen"],
      nowShown: [["name"]," ist sichtbar und steht am Ende."],
      nowArchived: [["name"]," ist archiviert."],
      newcomers: "Neue Einträge erscheinen von selbst",
    },
  }
