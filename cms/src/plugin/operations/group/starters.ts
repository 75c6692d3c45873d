import { randomUUID } from 'node:crypto'
import { type Block, startersOf } from '@blickfang/contract/kernel/block.ts'
import { firstOrder } from '@blickfang/contract/kernel/sibling-order.ts'
import { generateNKeysBetween } from 'fractional-indexing'
import type { NewGroup } from './insert-groups.ts'

/** The cards that a new block starts with, slot by slot, under the ids that the caller named. */
export function starters(parentId: string, block: Block, ids: readonly string[]): NewGroup[] {
  const cards = startersOf(block)
  const orders = generateNKeysBetween(null, null, cards.length)
  return cards.map(({ card, starter }, index) => ({
    id: ids[index] ?? randomUUID(),
    parentId,
    order: orders[index] ?? firstOrder,
    group: card,
    starter,
  }))
}
