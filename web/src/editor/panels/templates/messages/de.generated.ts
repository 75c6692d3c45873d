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
  readonly close: null
  readonly cancel: null
  readonly save: null
  readonly unsaved: null
  readonly saved: { readonly name: string | number }
  readonly title: null
  readonly loading: null
  readonly failed: null
  readonly retry: null
  readonly none: null
  readonly page: { readonly blocks: string | number }
  readonly emptyPage: null
  readonly block: { readonly blocks: string | number }
  readonly unknownBlock: null
  readonly rename: { readonly name: string | number }
  readonly remove: { readonly name: string | number }
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
      close: "Schliessen",
      cancel: "Abbrechen",
      save: "Speichern",
      unsaved: "Auf dieser Seite ist noch nicht alles gespeichert. Unten steht, was fehlt. Speichern Sie danach die Vorlage.",
      saved: ["«",["name"],"» ist als Vorlage gespeichert."],
      title: "Vorlagen",
      loading: "Vorlagen werden geladen",
      failed: "Die Vorlagen konnten nicht geladen werden.",
      retry: "Noch einmal laden",
      none: "Noch keine Vorlage. «Als Vorlage speichern» steht im Menü jedes Blocks und in «Seiten» im Menü jeder Seite.",
      page: ["Seite: ",["blocks"]],
      emptyPage: "Seite ohne Blöcke",
      block: ["Block: ",["blocks"]],
      unknownBlock: "Diesen Block gibt es nicht mehr",
      rename: ["Umbenennen: «",["name"],"»"],
      remove: ["Entfernen: «",["name"],"»"],
      renamedBySomebody: ["Jemand hat die Vorlage inzwischen in «",["name"],"» umbenannt. Speichern Sie noch einmal, wenn Ihr Name gelten soll."],
      removed: ["«",["name"],"» ist entfernt. Seiten und Blöcke, die damit begonnen haben, bleiben."],
      bringBack: "Zurückholen",
      notRemoved: "Die Vorlage wurde nicht entfernt",
      notBack: "Die Vorlage wurde nicht zurückgeholt",
    },
  }
