import { randomUUID } from 'node:crypto'
import type { Block } from '@blickfang/contract/kernel/block.ts'
import { firstOrder } from '@blickfang/contract/kernel/sibling-order.ts'
import { generateNKeysBetween } from 'fractional-indexing'
import type { NewGroup } from './insert-groups.ts'

/** The cards that a new block starts with, slot by slot, under the ids that the caller named. */
export function starters(parentId: string, block: Block, ids: readonly string[]): NewGroup[] {
  const cards = Object.entries(block.children).flatMap(([slot, card]) =>
    Array.from({ length: block.starter[slot] ?? 0 }, () => card),
  )
  const orders = generateNKeysBetween(null, null, cards.length)
  return cards.map((group, index) => ({
    id: ids[index] ?? randomUUID(),
    parentId,
    order: orders[index] ?? firstOrder,
    group,
  }))
}
