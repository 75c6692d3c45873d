// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly empty: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      empty: "Noch keine Artikel. Welche es sind, steht in den Einstellungen unter «Externe Quellen».",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      empty: "Aucun article. Leur liste figure dans les réglages, sous « Sources externes ».",
    },
  },
  it: {
    language: 'it',
    messages: {
      empty: "Ancora nessun articolo.",
    },
  },
  rm: {
    language: 'rm',
    messages: {
      empty: "Anc nagins artitgels.",
    },
  },
  en: {
    language: 'en',
    messages: {
      empty: "No articles yet. The settings say which ones, under “Outside sources”.",
    },
  },
  sq: {
    language: 'sq',
    messages: {
      empty: "Ende pa artikuj.",
    },
  },
  sr: {
    language: 'sr',
    messages: {
      empty: "Još nema članaka.",
    },
  },
  hr: {
    language: 'hr',
    messages: {
      empty: "Još nema članaka.",
    },
  },
  es: {
    language: 'es',
    messages: {
      empty: "Todavía no hay artículos.",
    },
  },
  pt: {
    language: 'pt',
    messages: {
      empty: "Ainda não há artigos.",
    },
  },
}
