// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly title: null
  readonly placeholder: null
  readonly results: null
  readonly none: { readonly search: string | number }
  readonly found: { readonly count: number }
  readonly 'group.blocks': null
  readonly 'group.actions': null
  readonly 'group.panels': null
  readonly 'group.settings': null
  readonly 'group.pages': null
  readonly addBlock: null
  readonly missing: null
  readonly media: null
  readonly mediaKinds: null
  readonly news: null
  readonly left: null
  readonly secondFactor: null
  readonly people: null
  readonly tour: null
}

export const de: Dictionary<Sentences> = {
    language: 'de',
    messages: {
      title: "Suchen und springen",
      placeholder: "Block, Seite, Einstellung oder Befehl",
      results: "Gefunden",
      none: ["Nichts gefunden für «",["search"],"»."],
      found: [["count",2,{"one":[0," Treffer"],"other":[0," Treffer"]}]],
      'group.blocks': "Blöcke dieser Seite",
      'group.actions': "Befehle",
      'group.panels': "Bereiche",
      'group.settings': "Einstellungen",
      'group.pages': "Seiten",
      addBlock: "Block hinzufügen",
      missing: "Fehlende Übersetzungen",
      media: "Mediathek",
      mediaKinds: "Bilder, Videos und Dateien",
      news: "Neues im Editor",
      left: "Was noch zu tun ist",
      secondFactor: "Anmeldung in zwei Schritten",
      people: "Mitarbeitende einladen",
      tour: "Tour durch den Editor",
    },
  }
