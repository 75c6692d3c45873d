import { type Entry, entrySlot } from './entry.ts'

const atOnce = 4

/** Entries that may be sent now: oldest first, one a slot, nothing of a group before the group, no card before its board. */
export function nextEntries(entries: readonly Entry[]): readonly Entry[] {
  const travelling = entries.filter((entry) => entry.state === 'sent')
  const busy = new Set(travelling.map(entrySlot))
  const unborn = new Set(entries.flatMap((entry) => (isOpenAdd(entry) ? entry.groups.map((group) => group.id) : [])))
  const ready: Entry[] = []
  for (const entry of entries) {
    if (ready.length + travelling.length >= atOnce) break
    if (entry.state !== 'waiting' || busy.has(entrySlot(entry)) || needs(entry, unborn)) continue
    busy.add(entrySlot(entry))
    ready.push(entry)
  }
  return ready
}

function needs(entry: Entry, unborn: ReadonlySet<string>): boolean {
  if (entry.type === 'value') return entry.groupId !== null && unborn.has(entry.groupId)
  const parent = entry.groups[0]?.parentId
  return parent ? unborn.has(parent) : false
}

function isOpenAdd(entry: Entry): entry is Extract<Entry, { type: 'addGroup' }> {
  return entry.type === 'addGroup' && entry.state !== 'rejected'
}
