import type { FirstLanguage } from '@blickfang/contract/api/v1/setup/first-choices.ts'
import type { BusinessKind } from '@blickfang/contract/options/business-kind/option.ts'
import { german } from './de.data.ts'
import { english } from './en.data.ts'
import { french } from './fr.data.ts'
import { italian } from './it.data.ts'

/** Words of a new site that are those of its trade. They promise nothing that not every shop of the trade keeps. */
export interface TradeWords {
  /** Said at the top of the home page. */
  readonly title: string
  readonly intro: string
  /** Names of what it offers; prices stay a sample, of which the dialog of a publish tells. */
  readonly services: readonly [string, string, string]
  readonly question: string
  readonly answer: string
}

/** Words of each kind of business, in each language that a new site may have. */
export type Trades = { readonly [Kind in BusinessKind]: TradeWords }

/** The trades in each language. */
export const trades: { readonly [Language in FirstLanguage]: Trades } = {
  de: german,
  fr: french,
  it: italian,
  en: english,
}
