// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly title: null
  readonly search: null
  readonly nothing: { readonly search: string | number }
  readonly healthOptics: null
  readonly patterns: null
  readonly templates: null
  readonly templatesFailed: null
  readonly unknownBlock: null
  readonly manage: null
}

export const de: Dictionary<Sentences> = {
    language: 'de',
    messages: {
      title: "Block hinzufügen",
      search: "Block suchen",
      nothing: ["Kein Block passt zu «",["search"],"»."],
      healthOptics: "Nur verfügbar für Gesundheitsoptiker",
      patterns: "Mehrere Blöcke auf einmal",
      templates: "Eigene Vorlagen",
      templatesFailed: "Die eigenen Vorlagen konnten nicht geladen werden.",
      unknownBlock: "Diesen Block gibt es nicht mehr",
      manage: "Vorlagen umbenennen oder entfernen…",
    },
  }
