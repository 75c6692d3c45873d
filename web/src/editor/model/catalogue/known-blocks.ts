import { entriesOf, type GroupEntry } from '@blickfang/blocks/lookup/group-entry.ts'
import type { Block } from '@blickfang/contract/kernel/block.ts'
import type { Source } from '@blickfang/contract/kernel/source.ts'

const groups = new Map<string, GroupEntry>()

/** Adds blocks to those that the editor knows: of its page before that is drawn, all others soon after (`all-blocks.ts`). */
export function knowBlocks(blocks: readonly Block[]): void {
  for (const [name, entry] of blocks.flatMap(entriesOf)) groups.set(name, entry)
}

/** The contract of a group's name; undefined for names that the catalogue does not have, and for blocks that are not known yet. */
export function findGroup(name: string): GroupEntry | undefined {
  return groups.get(name)
}

/** The source of a name, of which only those are known that a known block asks. */
export function findSource(name: string): Source | undefined {
  for (const { block } of groups.values()) {
    const source = block.sources.find((asked) => asked.name === name)
    if (source) return source
  }
  return undefined
}
