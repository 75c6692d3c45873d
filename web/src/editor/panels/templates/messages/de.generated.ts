// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly saveBlock: null
  readonly savePage: null
  readonly saveBlockText: null
  readonly savePageText: null
  readonly name: null
  readonly nameMissing: null
  readonly unsaved: null
  readonly saved: { readonly name: string | number }
  readonly title: null
  readonly failed: null
  readonly none: null
  readonly page: { readonly blocks: string | number }
  readonly emptyPage: null
  readonly block: { readonly blocks: string | number }
  readonly unknownBlock: null
  readonly renameOf: { readonly name: string | number }
  readonly removeOf: { readonly name: string | number }
  readonly renamedBySomebody: { readonly name: string | number }
  readonly removed: { readonly name: string | number }
  readonly bringBack: null
  readonly notRemoved: null
  readonly notBack: null
}

export const de: Dictionary<Sentences> = {
    language: 'de',
    messages: {
      saveBlock: "Block als Vorlage speichern",
      savePage: "Seite als Vorlage speichern",
      saveBlockText: "Die Vorlage enthält den Block mit allen Karten, Texten in allen Sprachen, Einstellungen und Bildern, wie er jetzt ist. Sie steht im Dialog «Block hinzufügen».",
      savePageText: "Die Vorlage enthält alle Blöcke der Seite mit Texten in allen Sprachen, Einstellungen und Bildern, wie sie jetzt sind. «Neue Seite» bietet sie an.",
      name: "Name der Vorlage",
      nameMissing: "Bitte geben Sie einen Namen ein.",
      unsaved: "Auf dieser Seite ist noch nicht alles gespeichert. Unten steht, was fehlt. Speichern Sie danach die Vorlage.",
      saved: ["«",["name"],"» ist als Vorlage gespeichert."],
      title: "Vorlagen",
      failed: "Die Vorlagen konnten nicht geladen werden.",
      none: "Noch keine Vorlage. «Als Vorlage speichern» steht im Menü jedes Blocks und in «Seiten» im Menü jeder Seite.",
      page: ["Seite: ",["blocks"]],
      emptyPage: "Seite ohne Blöcke",
      block: ["Block: ",["blocks"]],
      unknownBlock: "Diesen Block gibt es nicht mehr",
      renameOf: ["Umbenennen: «",["name"],"»"],
      removeOf: ["Entfernen: «",["name"],"»"],
      renamedBySomebody: ["Jemand hat die Vorlage inzwischen in «",["name"],"» umbenannt. Speichern Sie noch einmal, wenn Ihr Name gelten soll."],
      removed: ["«",["name"],"» ist entfernt. Seiten und Blöcke, die damit begonnen haben, bleiben."],
      bringBack: "Zurückholen",
      notRemoved: "Die Vorlage wurde nicht entfernt",
      notBack: "Die Vorlage wurde nicht zurückgeholt",
    },
  }
