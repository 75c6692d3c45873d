import type { Conflict } from '../sync/conflict.ts'
import type { Entry } from '../sync/entry.ts'
import type { OutboxState } from '../sync/outbox.ts'
import type { Rejected, SyncStatus } from '../sync/sync-state.ts'

/** The same list each time: who shows it is not drawn anew for another one of none. */
const none: readonly never[] = []

export function conflictsOf(entries: readonly Entry[]): readonly Conflict[] {
  if (!entries.some(({ state }) => state === 'conflict')) return none
  return entries.flatMap((entry) => {
    if (entry.type !== 'value' || entry.state !== 'conflict' || !entry.theirs) return []
    const { id, target, key, value, theirs } = entry
    return [{ id, target, key, mine: value, theirs: theirs.value, rev: theirs.rev, by: theirs.by, at: theirs.at }]
  })
}

export function rejectedOf(entries: readonly Entry[]): readonly Rejected[] {
  if (!entries.some(({ state }) => state === 'rejected')) return none
  return entries.flatMap((entry) => {
    if (entry.state !== 'rejected') return []
    const { id, message = '' } = entry
    if (entry.type === 'value') return [{ id, target: entry.target, key: entry.key, value: entry.value, message }]
    const group = entry.groups[0]
    return group
      ? [{ id, target: { itemType: 'group' as const, id: group.id }, key: 'name', value: group.name, message }]
      : []
  })
}

/** Sums up where the changes are; states that need a person come first. */
export function statusOf({ entries, trouble }: OutboxState): SyncStatus {
  if (trouble === 'signedOut') return 'signedOut'
  if (entries.some((entry) => entry.state === 'conflict')) return 'conflict'
  if (entries.some((entry) => entry.state === 'rejected')) return 'error'
  if (trouble) return 'offline'
  if (entries.length === 0) return 'saved'
  return entries.every((entry) => entry.state === 'held') ? 'typing' : 'saving'
}

/** Values that are on their way or wait to be, by slot. */
export function waitingOf(entries: readonly Entry[]): number {
  return entries.filter((entry) => entry.state !== 'conflict' && entry.state !== 'rejected').length
}
