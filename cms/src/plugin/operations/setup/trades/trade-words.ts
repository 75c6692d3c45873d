import type { BusinessKind } from '@blickfang/contract/options/business-kind/option.ts'

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
