import { type Entry, entrySlot } from './entry.ts'
import { smallBytes } from './request-options.ts'

/** Requests that are on their way at once. */
export const requestsAtOnce = 4
/** Values of different slots that share a request. */
const valuesAtOnce = 20

/**
 * Chooses what may be sent now, in so many requests at most: oldest first, one entry of a slot, settings one at a time since some
 * only fit after others, nothing of a group before the group, no card before its board. Values share a request as long as it is
 * small.
 */
export function nextRequests(entries: readonly Entry[], free: number): readonly (readonly Entry[])[] {
  const busy = new Set(entries.filter((entry) => entry.state === 'sent').map(lineOf))
  // A group that the server has refused is not there either: its words wait until somebody decides.
  const unborn = new Set(entries.flatMap(groupsOf))
  const requests: Entry[][] = []
  let shared: Entry[] = []
  let room = 0
  for (const [index, entry] of entries.entries()) {
    if (entry.state !== 'waiting' || busy.has(lineOf(entry)) || needs(entry, unborn)) continue
    if (isBehindOriginal(entry, entries.slice(0, index))) continue
    const size = sharedSize(entry)
    if (size === 0 || size > room || shared.length >= valuesAtOnce) {
      if (requests.length >= free) break
      requests.push([entry])
      if (size > 0) [shared, room] = [requests.at(-1) ?? [], smallBytes - size]
    } else {
      shared.push(entry)
      room -= size
    }
    busy.add(lineOf(entry))
  }
  return requests
}

/** Bytes that a value takes of a request that it may share; 0 for an entry that travels alone. */
function sharedSize(entry: Entry): number {
  const isAlone = entry.type !== 'value' || entry.target.itemType === 'settings' || entry.target.itemType === 'media'
  return isAlone ? 0 : JSON.stringify(entry.value).length + 200
}

function lineOf(entry: Entry): string {
  return entry.type === 'value' && entry.target.itemType === 'settings' ? 'settings' : entrySlot(entry)
}

function needs(entry: Entry, unborn: ReadonlySet<string>): boolean {
  if (entry.type === 'value') return entry.groupId !== null && unborn.has(entry.groupId)
  const parent = entry.groups[0]?.parentId
  return parent ? unborn.has(parent) : false
}

/** A copy is made of what the server holds: what was written into the original before goes first. */
function isBehindOriginal(entry: Entry, before: readonly Entry[]): boolean {
  const originals = new Set(entry.type === 'addGroup' ? entry.copyOf : [])
  if (originals.size === 0) return false
  return before.some((other) => {
    const isOpen = other.state === 'held' || other.state === 'waiting' || other.state === 'sent'
    const groups = other.type === 'value' ? [other.groupId] : other.groups.map(({ id }) => id)
    return isOpen && groups.some((id) => id !== null && originals.has(id))
  })
}

/** A new group's entry with all that waits for it: its words and options, and cards that were added to it, with theirs. */
export function withWaiting(entries: readonly Entry[], add: Entry): readonly Entry[] {
  const groups = new Set(groupsOf(add))
  for (let size = 0; size < groups.size; ) {
    size = groups.size
    for (const entry of entries) if (needs(entry, groups)) for (const id of groupsOf(entry)) groups.add(id)
  }
  return entries.filter((entry) => entry.id === add.id || needs(entry, groups))
}

function groupsOf(entry: Entry): readonly string[] {
  return entry.type === 'addGroup' ? entry.groups.map(({ id }) => id) : []
}
