import { type Entry, entrySlot } from './entry.ts'

const atOnce = 4

/** Entries that may be sent now: oldest first, one a slot, of the settings one at a time since some only fit after others, nothing of a group before the group, no card before its board. */
export function nextEntries(entries: readonly Entry[]): readonly Entry[] {
  const travelling = entries.filter((entry) => entry.state === 'sent')
  const busy = new Set(travelling.map(lineOf))
  // A group that the server has refused is not there either: its words wait until somebody decides.
  const unborn = new Set(
    entries.flatMap((entry) => (entry.type === 'addGroup' ? entry.groups.map(({ id }) => id) : [])),
  )
  const ready: Entry[] = []
  for (const entry of entries) {
    if (ready.length + travelling.length >= atOnce) break
    if (entry.state !== 'waiting' || busy.has(lineOf(entry)) || needs(entry, unborn)) continue
    busy.add(lineOf(entry))
    ready.push(entry)
  }
  return ready
}

function lineOf(entry: Entry): string {
  return entry.type === 'value' && entry.target.itemType === 'settings' ? 'settings' : entrySlot(entry)
}

function needs(entry: Entry, unborn: ReadonlySet<string>): boolean {
  if (entry.type === 'value') return entry.groupId !== null && unborn.has(entry.groupId)
  const parent = entry.groups[0]?.parentId
  return parent ? unborn.has(parent) : false
}

/** A new group's entry with all that waits for it: its words and options, and cards that were added to it. */
export function withWaiting(entries: readonly Entry[], add: Entry): readonly Entry[] {
  const groups = new Set(add.type === 'addGroup' ? add.groups.map(({ id }) => id) : [])
  return entries.filter((entry) => entry.id === add.id || needs(entry, groups))
}
