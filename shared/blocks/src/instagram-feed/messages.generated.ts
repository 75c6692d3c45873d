// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly post: null
  readonly video: null
  readonly empty: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      post: "Beitrag auf Instagram",
      video: "Video",
      empty: "Noch keine Beiträge. Woher sie kommen, steht in den Einstellungen unter «Externe Quellen».",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      post: "Publication Instagram",
      video: "Vidéo",
      empty: "Aucune publication. Leur provenance figure dans les réglages, sous « Sources externes ».",
    },
  },
  it: {
    language: 'it',
    messages: {
      post: "Post su Instagram",
      video: "Video",
      empty: "Ancora nessun post.",
    },
  },
  rm: {
    language: 'rm',
    messages: {
      post: "Contribuziun sin Instagram",
      video: "Video",
      empty: "Anc naginas contribuziuns.",
    },
  },
  en: {
    language: 'en',
    messages: {
      post: "Post on Instagram",
      video: "Video",
      empty: "No Instagram posts available. The settings say where they come from, under “Outside sources”.",
    },
  },
  sq: {
    language: 'sq',
    messages: {
      post: "Postim në Instagram",
      video: "Video",
      empty: "Ende pa postime.",
    },
  },
  sr: {
    language: 'sr',
    messages: {
      post: "Objava na Instagramu",
      video: "Video",
      empty: "Još nema objava.",
    },
  },
  hr: {
    language: 'hr',
    messages: {
      post: "Objava na Instagramu",
      video: "Video",
      empty: "Još nema objava.",
    },
  },
  es: {
    language: 'es',
    messages: {
      post: "Publicación en Instagram",
      video: "Vídeo",
      empty: "Todavía no hay publicaciones.",
    },
  },
  pt: {
    language: 'pt',
    messages: {
      post: "Publicação no Instagram",
      video: "Vídeo",
      empty: "Ainda não há publicações.",
    },
  },
}
