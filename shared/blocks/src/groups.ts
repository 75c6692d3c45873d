import type { Block, CardBounds, Group } from '@blickfang/contract/kernel/block.ts'
import { blocks } from './contracts.generated.ts'

/** A block or a card with the block it belongs to; `slot` is null for the block itself. */
export interface GroupEntry {
  readonly group: Group
  readonly block: Block
  readonly slot: string | null
}

function entriesOf(block: Block): [string, GroupEntry][] {
  const cards = Object.entries(block.children).map(([slot, group]): [string, GroupEntry] => [
    group.name,
    { group, block, slot },
  ])
  return [[block.name, { group: block, block, slot: null }], ...cards]
}

/** Every kind of group by name, cards included. Imports no view, so the cms may use it. */
export const groups: ReadonlyMap<string, GroupEntry> = new Map(Object.values<Block>(blocks).flatMap(entriesOf))

/** The contract of a group's name; undefined for names that the catalogue does not (or no longer) have. */
export function findGroup(name: string): GroupEntry | undefined {
  return groups.get(name)
}

/** How many cards of a name their block has at least and at most; null: as many as one likes. */
export function boundsOf(name: string): CardBounds | null {
  const entry = findGroup(name)
  return (entry && entry.slot !== null && entry.block.bounds[entry.slot]) || null
}
