// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly example: null
  readonly hint: null
  readonly wrongLine: { readonly line: string | number }
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      example: "de Gleitsicht = fr progressifs = en varifocals",
      hint: "Eine Zeile je Wort: die Sprache und das Wort, dazwischen «=». So übersetzt die Maschine es immer gleich.",
      wrongLine: ["Zeile ",["line"]," ist unvollständig. So geht es: de Gleitsicht = fr progressifs"],
    },
  },
  fr: {
    language: 'fr',
    messages: {
      example: "de Gleitsicht = fr progressifs = en varifocals",
      hint: "Une ligne par mot : la langue et le mot, séparés par « = ». La machine le traduit ainsi toujours de la même façon.",
      wrongLine: ["La ligne ",["line"]," est incomplète. Exemple : de Gleitsicht = fr progressifs"],
    },
  },
  en: {
    language: 'en',
    messages: {
      example: "de Gleitsicht = fr progressifs = en varifocals",
      hint: "A line for each word: the language and the word, with «=» between. The machine then always translates it so.",
      wrongLine: ["Line ",["line"]," is incomplete. Like this: de Gleitsicht = fr progressifs"],
    },
  },
}
