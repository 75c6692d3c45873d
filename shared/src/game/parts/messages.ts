import { use } from 'react'
import type { Locale } from '../../kernel/locale.ts'
import { loadAgain } from '../../site/visitor/load-again.ts'
import { type GameLanguage, gameLanguage } from './game-language.ts'
import type { GameWords } from './words/de.ts'

// Each with its own code: a phone loads the words of one language.
const loaders: { readonly [L in GameLanguage]: () => Promise<GameWords> } = {
  de: () => import('./words/de.ts').then(({ de }) => de),
  fr: () => import('./words/fr.ts').then(({ fr }) => fr),
  it: () => import('./words/it.ts').then(({ it }) => it),
  en: () => import('./words/en.ts').then(({ en }) => en),
}
const loading: { [L in GameLanguage]?: Promise<GameWords> } = {}

/** The game's words in the language that a page's readers understand. Only while rendering: what asks first waits for them. */
export function gameWords(locale: Locale): GameWords {
  // Also when they are there already: React wants a screen that has waited to ask in the same way again.
  return use(loadGameWords(locale))
}

/** From when this resolves on, `gameWords` answers at once. */
export function loadGameWords(locale: Locale): Promise<GameWords> {
  const language = gameLanguage(locale)
  loading[language] ??= loadMarked(loaders[language])
  return loading[language]
}

/** A promise that bears its value once it has it, in the way that React reads without waiting. */
function loadMarked(load: () => Promise<GameWords>): Promise<GameWords> {
  const promise: Promise<GameWords> = loadAgain(load).then((value) => {
    Object.assign(promise, { status: 'fulfilled', value })
    return value
  })
  return promise
}
