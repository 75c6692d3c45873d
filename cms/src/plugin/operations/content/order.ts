import { compareSiblings, type Placed } from '@blickfang/contract/kernel/sibling-order.ts'
import { generateKeyBetween } from 'fractional-indexing'
import { invalid } from '../../errors/invalid.ts'

/** A place right behind `order`; null is the very beginning. Siblings that share an order are passed together. */
export function orderAfter(siblings: readonly Placed[], order: string | null): string {
  const next = siblings.toSorted(compareSiblings).find((sibling) => order === null || sibling.order > order)
  return generateKeyBetween(order, next?.order ?? null)
}

/** A place right before `order`. */
export function orderBefore(siblings: readonly Placed[], order: string): string {
  const previous = siblings.toSorted(compareSiblings).findLast((sibling) => sibling.order < order)
  return generateKeyBetween(previous?.order ?? null, order)
}

/** A place behind all siblings. */
export function orderLast(siblings: readonly Placed[]): string {
  return generateKeyBetween(siblings.toSorted(compareSiblings).at(-1)?.order ?? null, null)
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
