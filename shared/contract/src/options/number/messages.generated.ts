// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly invalid: null
  readonly less: null
  readonly more: null
  readonly emptied: { readonly min: string | number }
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      invalid: "Bitte geben Sie eine gültige Nummer ein",
      less: "Eins weniger",
      more: "Eins mehr",
      emptied: ["Ohne Zahl gilt ",["min"],"."],
    },
  },
  fr: {
    language: 'fr',
    messages: {
      invalid: "Veuillez saisir un nombre valable",
      less: "Un de moins",
      more: "Un de plus",
      emptied: ["Sans nombre, c’est ",["min"],"."],
    },
  },
  en: {
    language: 'en',
    messages: {
      invalid: "Please enter a valid number",
      less: "One less",
      more: "One more",
      emptied: ["Without a number it is ",["min"],"."],
    },
  },
}
