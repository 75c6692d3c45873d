import { isSameValue } from '@blickfang/contract/content/is-same-value.ts'
import { v7 } from 'uuid'
import type { GroupsAdded, ValueChange } from '../model/change.ts'
import { type AddEntry, type Entry, entrySlot, slotOf, type ValueEntry } from './entry.ts'

/** A step of the outbox: the entries after it, and what the journal must hear of. */
export interface Step {
  readonly entries: readonly Entry[]
  readonly put: readonly Entry[]
  readonly removed: readonly string[]
}

interface Queued {
  readonly pageId: string
  readonly hold: boolean
  readonly base: number
  readonly groupId: string | null
}

/**
 * Adds a changed value. A later value of the same slot takes the place of one that is not on its way; typed and taken
 * back again, nothing is left to send. While the slot is in conflict, what is typed goes into «mine».
 */
export function enqueueValue(entries: readonly Entry[], change: ValueChange, queued: Queued): Step {
  const mine = entries.filter((entry) => entrySlot(entry) === slotOf(change, change.key))
  const open = mine.find(isOpen)
  if (!open) return added(entries, freshEntry(change, queued))
  const travelling = mine.some((entry) => entry.state === 'sent')
  const untouched = open.state !== 'conflict' && !travelling && open.attempted.length === 0
  if (untouched && isSameValue(open.before, change.after)) {
    return { entries: entries.filter((entry) => entry !== open), put: [], removed: [open.id] }
  }
  const state = open.state === 'conflict' ? 'conflict' : queued.hold ? 'held' : 'waiting'
  const next: ValueEntry = { ...open, value: change.after, state }
  return { entries: entries.map((entry) => (entry === open ? next : entry)), put: [next], removed: [] }
}

export function enqueueGroups(entries: readonly Entry[], change: GroupsAdded, pageId: string): Step {
  const entry: AddEntry = {
    type: 'addGroup',
    id: v7(),
    pageId,
    state: 'waiting',
    groups: change.groups,
    ...(change.copyOf && { copyOf: change.copyOf }),
  }
  return added(entries, entry)
}

function added(entries: readonly Entry[], entry: Entry): Step {
  return { entries: [...entries, entry], put: [entry], removed: [] }
}

function isOpen(entry: Entry): entry is ValueEntry {
  return entry.type === 'value' && (entry.state === 'waiting' || entry.state === 'held' || entry.state === 'conflict')
}

function freshEntry(change: ValueChange, { pageId, hold, base, groupId }: Queued): ValueEntry {
  const { itemType, id, key, before, after } = change
  return {
    type: 'value',
    id: v7(),
    pageId,
    state: hold ? 'held' : 'waiting',
    target: { itemType, id },
    key,
    groupId,
    value: after,
    before,
    base,
    attempted: [],
  }
}
