import { generateKeyBetween } from 'fractional-indexing'
import { invalid } from '../../errors/invalid.ts'

/** Something that has a place among its siblings. */
export interface Placed {
  readonly id: string
  readonly order: string
}

/** Siblings as every reader sorts them: by order, then by id, both byte by byte. */
export function inOrder<P extends Placed>(siblings: readonly P[]): P[] {
  return [...siblings].sort((a, b) => compare(a.order, b.order) || compare(a.id, b.id))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** A place right behind `order`; null is the very beginning. Siblings that share an order are passed together. */
export function orderAfter(siblings: readonly Placed[], order: string | null): string {
  const next = inOrder(siblings).find((sibling) => order === null || sibling.order > order)
  return generateKeyBetween(order, next?.order ?? null)
}

/** A place right before `order`. */
export function orderBefore(siblings: readonly Placed[], order: string): string {
  const previous = inOrder(siblings).findLast((sibling) => sibling.order < order)
  return generateKeyBetween(previous?.order ?? null, order)
}

/** A place behind all siblings. */
export function orderLast(siblings: readonly Placed[]): string {
  return generateKeyBetween(inOrder(siblings).at(-1)?.order ?? null, null)
}

/** An order that a client made, if another can be put behind it. Throws INVALID. */
export function checkOrder(order: string): string {
  try {
    generateKeyBetween(order, null)
    return order
  } catch {
    throw invalid('order', 'noFractionalIndex')
  }
}
