// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly which: null
  readonly live: null
  readonly failed: null
  readonly search: null
  readonly none: { readonly add: string | number }
  readonly nothing: { readonly search: string | number }
  readonly more: null
  readonly unnamed: null
  readonly shown: null
  readonly draft: null
  readonly archived: null
  readonly over: null
  readonly until: { readonly day: string | number }
  readonly admin: null
  readonly back: { readonly plural: string | number }
  readonly language: null
  readonly untitled: null
  readonly isDraft: null
  readonly showNow: null
  readonly duplicate: null
  readonly copyOf: { readonly title: string | number }
  readonly remove: null
  readonly removed: { readonly title: string | number }
  readonly undo: null
  readonly changed: { readonly title: string | number }
  readonly notRemoved: null
  readonly notAdded: null
  readonly addedAnyway: { readonly title: string | number }
  readonly gone: null
  readonly add: null
  readonly asDraft: null
  readonly atOnce: null
  readonly nameLacks: null
  readonly removeRow: { readonly name: string | number }
  readonly openService: { readonly name: string | number }
  readonly notHere: null
  readonly nothingYet: null
  readonly look: { readonly name: string | number }
  readonly textTools: null
  readonly textRefused: null
}

export const de: Dictionary<Sentences> = {
    language: 'de',
    messages: {
      which: "Was bearbeiten?",
      live: "Was Sie hier ändern, sehen Besucher sofort, ohne Veröffentlichen.",
      failed: "Die Liste konnte nicht geladen werden.",
      search: "Suchen",
      none: ["Noch nichts da. Mit «",["add"],"» erfassen Sie den ersten Eintrag."],
      nothing: ["Nichts gefunden zu «",["search"],"»."],
      more: "Weitere zeigen",
      unnamed: "Ohne Titel",
      shown: "Sichtbar",
      draft: "Entwurf",
      archived: "Abgelegt",
      over: "Abgelaufen",
      until: ["bis ",["day"]],
      admin: "In der Verwaltung öffnen",
      back: ["Alle ",["plural"]],
      language: "Sprache der Texte",
      untitled: "In dieser Sprache fehlt der Titel. Bis er da steht, sehen Besucher die Texte der ersten Sprache.",
      isDraft: "Das ist ein Entwurf: Besucher sehen ihn noch nicht.",
      showNow: "Jetzt zeigen",
      duplicate: "Duplizieren",
      copyOf: [["title"]," (Kopie)"],
      remove: "Entfernen",
      removed: ["«",["title"],"» ist entfernt."],
      undo: "Rückgängig",
      changed: ["«",["title"],"» hat inzwischen jemand geändert. Sehen Sie nach, was neu ist, und entfernen Sie es dann noch einmal."],
      notRemoved: "Der Eintrag konnte nicht entfernt werden",
      notAdded: "Der Eintrag konnte nicht hinzugefügt werden",
      addedAnyway: ["«",["title"],"» war schon unterwegs und steht jetzt in der Liste."],
      gone: "Diesen Eintrag gibt es nicht mehr.",
      add: "Hinzufügen",
      asDraft: "Der Eintrag beginnt als Entwurf. Besucher sehen ihn, sobald Sie ihn zeigen.",
      atOnce: "Besucher sehen den Eintrag sofort.",
      nameLacks: "Bitte geben Sie einen Titel ein.",
      removeRow: ["«",["name"],"» entfernen"],
      openService: [["name"]," öffnen"],
      notHere: "Auf dieser Seite zeigt sie kein Block.",
      nothingYet: "Noch nichts abgerufen.",
      look: ["Bei ",["name"]," ansehen"],
      textTools: "Text gestalten",
      textRefused: "Das hat im Text nicht Platz.",
    },
  }
