import type { Block } from '@blickfang/contract/kernel/block.ts'
import { blocks } from './contracts.generated.ts'
import { entriesOf, type GroupEntry } from './lookup/group-entry.ts'

/** Every kind of group by name, cards included. Imports no view, so the cms may use it. */
export const groups: ReadonlyMap<string, GroupEntry> = new Map(Object.values<Block>(blocks).flatMap(entriesOf))

/** The contract of a group's name; undefined for names that the catalogue does not (or no longer) have. */
export function findGroup(name: string): GroupEntry | undefined {
  return groups.get(name)
}
