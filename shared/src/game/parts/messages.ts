import type { Locale } from '../../kernel/locale.ts'
import { gameLanguage } from './game-language.ts'
import { de, type GameWords } from './words/de.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

const words: Readonly<Record<ReturnType<typeof gameLanguage>, GameWords>> = { de, fr, en }

/** The game's words in the language that a page's readers understand. */
export function gameWords(locale: Locale): GameWords {
  return words[gameLanguage(locale)]
}

/** Puts values into a sentence; `{n|one|many}` chooses by number. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence
    .replace(/\{(\w+)\|([^|}]*)\|([^}]*)\}/g, (_, name: string, one: string, many: string) =>
      Number(values[name]) === 1 ? one : many,
    )
    .replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
