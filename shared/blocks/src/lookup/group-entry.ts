import type { Block, CardBounds, Group } from '@blickfang/contract/kernel/block.ts'

/** A block or a card with the block it belongs to; `slot` is null for the block itself. */
export interface GroupEntry {
  readonly group: Group
  readonly block: Block
  readonly slot: string | null
}

/** A block and its cards, by their names. */
export function entriesOf(block: Block): [string, GroupEntry][] {
  const cards = Object.entries(block.children).map(([slot, group]): [string, GroupEntry] => [
    group.name,
    { group, block, slot },
  ])
  return [[block.name, { group: block, block, slot: null }], ...cards]
}

/** How many cards of a kind their block has at least and at most; null: as many as one likes. */
export function boundsIn(entry: GroupEntry | undefined): CardBounds | null {
  return (entry && entry.slot !== null && entry.block.bounds[entry.slot]) || null
}
