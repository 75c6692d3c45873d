import type { FirstLanguage } from '@blickfang/contract/api/v1/setup/first-choices.ts'
import { german } from './de.data.ts'
import { english } from './en.data.ts'
import { french } from './fr.data.ts'
import { italian } from './it.data.ts'
import type { Trades } from './trade-words.ts'

/** The trades in each language. */
export const trades: { readonly [Language in FirstLanguage]: Trades } = {
  de: german,
  fr: french,
  it: italian,
  en: english,
}
