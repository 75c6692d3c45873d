// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly pick: null
  readonly invalid: null
  readonly contrast: { readonly ratio: string | number }
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      pick: "Farbe wählen",
      invalid: "Bitte als #rrggbb schreiben.",
      contrast: ["Kontrast von Text darauf ",["ratio"]," : 1"],
    },
  },
  fr: {
    language: 'fr',
    messages: {
      pick: "Choisir une couleur",
      invalid: "Écrire sous la forme #rrggbb.",
      contrast: ["Contraste du texte ",["ratio"]," : 1"],
    },
  },
  en: {
    language: 'en',
    messages: {
      pick: "Pick a colour",
      invalid: "Please write it as #rrggbb.",
      contrast: ["Contrast of text on it ",["ratio"]," : 1"],
    },
  },
}
