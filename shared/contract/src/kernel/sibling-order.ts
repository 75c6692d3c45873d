import type { Json } from './json.ts'

/** A place among siblings: pages of a collection, blocks of a page, cards of a block. */
export interface Placed {
  readonly id: string
  /** A fractional index; siblings may share one. */
  readonly order: string
}

/** Siblings as everything of the product sorts them, Postgres too: by order, then by id, both byte by byte. */
export function compareSiblings(a: Placed, b: Placed): number {
  return compare(a.order, b.order) || compare(a.id, b.id)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** The order of what has none: the first key that fractional indexing gives. */
export const firstOrder = 'a0'

/** The order that values hold; the first of all for those that never got one. */
export function orderIn(values: { readonly order?: Json }): string {
  return typeof values.order === 'string' ? values.order : firstOrder
}
