import { entriesOf, type GroupEntry } from './lookup/group-entry.ts'
import { allBlocks } from './own/all-blocks.ts'

/** Every kind of group by name, cards included. Imports no view, so the cms may use it. */
export const groups: ReadonlyMap<string, GroupEntry> = new Map(allBlocks.flatMap(entriesOf))

/** The contract of a group's name; undefined for names that the catalogue does not (or no longer) have. */
export function findGroup(name: string): GroupEntry | undefined {
  return groups.get(name)
}
