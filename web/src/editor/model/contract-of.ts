import { blocks } from 'shared/blocks/contracts.generated.ts'
import type { Block, Group } from 'shared/kernel/block.ts'

/** What the contracts say of a group by its stored name: the block it is, or the block and slot it is a card of. */
export interface GroupContract {
  readonly group: Group
  readonly block: Block
  /** null for a block itself. */
  readonly slot: string | null
}

const byName = new Map<string, GroupContract>()
for (const block of Object.values<Block>(blocks)) {
  byName.set(block.name, { group: block, block, slot: null })
  for (const [slot, group] of Object.entries(block.children)) byName.set(group.name, { group, block, slot })
}

/** undefined for groups of blocks that have been removed from the catalogue: they are kept and not shown. */
export function findContract(name: string): GroupContract | undefined {
  return byName.get(name)
}
