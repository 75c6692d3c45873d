import type { Locale } from '../../kernel/locale.ts'
import { de, type GameWords } from './words/de.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

/** In German, French and English; who reads Italian or Romansh gets German, all others English. */
export function gameWords(locale: Locale): GameWords {
  if (locale === 'fr') return fr
  return locale === 'de' || locale === 'rm' || locale === 'it' ? de : en
}

/** Puts values into a sentence; `{n|one|many}` chooses by number. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence
    .replace(/\{(\w+)\|([^|}]*)\|([^}]*)\}/g, (_, name: string, one: string, many: string) =>
      Number(values[name]) === 1 ? one : many,
    )
    .replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
