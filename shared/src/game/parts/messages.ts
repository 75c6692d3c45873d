import { use } from 'react'
import type { Locale } from '../../kernel/locale.ts'
import { loadAgain } from '../../site/visitor/load-again.ts'
import { gameLanguage } from './game-language.ts'
import type { GameWords } from './words/de.ts'

type Language = ReturnType<typeof gameLanguage>

// Each with its own code: a phone loads the words of one language.
const loaders: { readonly [L in Language]: () => Promise<GameWords> } = {
  de: () => import('./words/de.ts').then(({ de }) => de),
  fr: () => import('./words/fr.ts').then(({ fr }) => fr),
  en: () => import('./words/en.ts').then(({ en }) => en),
}
const loading: { [L in Language]?: Promise<GameWords> } = {}
const loaded: { [L in Language]?: GameWords } = {}

/** The game's words in the language that a page's readers understand. Only while rendering: what asks first waits for them. */
export function gameWords(locale: Locale): GameWords {
  return loaded[gameLanguage(locale)] ?? use(loadGameWords(locale))
}

/** From when this resolves on, `gameWords` answers at once. */
export function loadGameWords(locale: Locale): Promise<GameWords> {
  const language = gameLanguage(locale)
  loading[language] ??= loadAgain(loaders[language]).then((words) => {
    loaded[language] = words
    return words
  })
  return loading[language]
}

/** Puts values into a sentence; `{n|one|many}` chooses by number. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence
    .replace(/\{(\w+)\|([^|}]*)\|([^}]*)\}/g, (_, name: string, one: string, many: string) =>
      Number(values[name]) === 1 ? one : many,
    )
    .replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
