import type { Locale } from '../locale.ts'

/** A field's words without their looks, each paragraph, item of a list and break a line of its own. */
export interface PlainWords {
  readonly lines: readonly string[]
  /** Differs from the page's where the default language stands in; null where nobody knows. */
  readonly language: Locale | null
}

/** The contents of a block or a card as plain data: its options as views get them, and the words of the fields that are shown. */
export interface GroupContents {
  readonly id: string
  readonly options: Readonly<Record<string, unknown>>
  readonly words: { readonly [field: string]: PlainWords | undefined }
}

/** The same of a block, with that of its cards in their order, slot by slot. */
export interface BlockContents extends GroupContents {
  readonly cards: { readonly [slot: string]: readonly GroupContents[] | undefined }
}
