import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { type Dictionary, loadMessages } from '@blickfang/contract/kernel/messages/messages.ts'
import { spokenLanguage } from '@blickfang/contract/kernel/messages/spoken-language.ts'
import { type Translate, translator } from '@blickfang/contract/kernel/messages/translator.ts'
import { use } from 'react'
import { loadAgain } from '../../kernel/island/load-again.ts'
import type { Sentences } from './messages/de.generated.ts'
import { loaders } from './messages/loaders.generated.ts'

/** The language in which the game speaks to a page's readers. */
export function gameLanguage(locale: Locale): string {
  return spokenLanguage(Object.keys(loaders), locale)
}

/** Says the game's own sentences: everything that is no field of its blocks. */
export type GameWords = Translate<Sentences>

const loading: { [language: string]: Promise<GameWords> } = {}

/** The game's words in the language that a page's readers understand. Only while rendering: what asks first waits for them. */
export function gameWords(locale: Locale): GameWords {
  // Also when they are there already: React wants a screen that has waited to ask in the same way again.
  return use(loadGameWords(locale))
}

/** From when this resolves on, `gameWords` answers at once. */
export function loadGameWords(locale: Locale): Promise<GameWords> {
  const language = gameLanguage(locale)
  loading[language] ??= loadMarked(() => loadMessages(loaders, language))
  return loading[language]
}

/** A promise that bears its value once it has it, in the way that React reads without waiting. */
function loadMarked(load: () => Promise<Dictionary<Sentences>>): Promise<GameWords> {
  const promise: Promise<GameWords> = loadAgain(load).then((dictionary) => {
    const value = translator(dictionary)
    Object.assign(promise, { status: 'fulfilled', value })
    return value
  })
  return promise
}
