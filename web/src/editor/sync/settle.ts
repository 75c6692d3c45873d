import { isSameValue } from '@blickfang/contract/content/is-same-value.ts'
import type { Revisions } from '@blickfang/contract/content/values.ts'
import type { Step } from './enqueue.ts'
import { type Entry, entrySlot, type Theirs, type ValueEntry } from './entry.ts'
import type { Outcome } from './transport.ts'

/** Settles the entry that was sent by its answer, and a later value of the same slot that waits behind it. */
export function settle(entries: readonly Entry[], sent: Entry, outcome: Outcome): Step {
  switch (outcome.type) {
    case 'saved':
      return sent.type === 'value' ? acknowledged(entries, sent, outcome.revs) : without(entries, [sent])
    case 'added':
      return without(entries, [sent])
    case 'conflict':
      return sent.type === 'value' ? conflicted(entries, sent, outcome.theirs) : without(entries, [sent])
    case 'refused':
      return refused(entries, sent, outcome.message)
    case 'signedOut':
    case 'stale':
      return returned(entries, sent, false)
    case 'lost':
      return returned(entries, sent, true)
  }
}

function acknowledged(entries: readonly Entry[], sent: ValueEntry, revs: Revisions): Step {
  const later = laterThan(entries, sent)
  if (!later) return without(entries, [sent])
  return replaced(without(entries, [sent]), later, {
    ...later,
    base: revs[sent.key] ?? sent.base + 1,
    before: sent.value,
    attempted: [],
  })
}

function conflicted(entries: readonly Entry[], sent: ValueEntry, theirs: Theirs): Step {
  const latest = laterThan(entries, sent) ?? sent
  const rest = latest === sent ? { entries, put: [], removed: [] } : without(entries, [sent])
  if (isSameValue(theirs.value, latest.value)) return without(entries, [sent, latest])
  // Sent before without an answer, or the very value that the person saw and replaced: nobody is overwritten unawares.
  const ours = [
    sent.before,
    latest.before,
    ...sent.attempted,
    ...latest.attempted,
    ...(latest === sent ? [] : [sent.value]),
  ]
  if (ours.some((value) => isSameValue(value, theirs.value))) {
    const state = latest.state === 'held' ? 'held' : 'waiting'
    return replaced(rest, latest, { ...latest, state, base: theirs.rev, before: theirs.value, attempted: [] })
  }
  return replaced(rest, latest, { ...latest, state: 'conflict', theirs, before: theirs.value, attempted: [] })
}

function refused(entries: readonly Entry[], sent: Entry, message: string): Step {
  const later = sent.type === 'value' ? laterThan(entries, sent) : undefined
  if (later && sent.type === 'value') {
    const { base, before, attempted } = sent
    return replaced(without(entries, [sent]), later, { ...later, base, before, attempted })
  }
  const next: Entry = { ...sent, state: 'rejected', message }
  return { entries: entries.map((entry) => (entry.id === sent.id ? next : entry)), put: [next], removed: [] }
}

function returned(entries: readonly Entry[], sent: Entry, uncertain: boolean): Step {
  if (sent.type === 'addGroup') return replaced({ entries, put: [], removed: [] }, sent, { ...sent, state: 'waiting' })
  const attempted = uncertain ? [...sent.attempted, sent.value] : sent.attempted
  const later = laterThan(entries, sent)
  if (!later) return replaced({ entries, put: [], removed: [] }, sent, { ...sent, state: 'waiting', attempted })
  const { base, before } = sent
  return replaced(without(entries, [sent]), later, { ...later, base, before, attempted })
}

/**
 * Takes in what lies in the journal and is not in the list: left behind by an earlier run, or handed over by another tab.
 * Two open values of one slot become one: the later value, replacing what the earlier was to replace.
 */
export function adopt(entries: readonly Entry[], found: readonly Entry[]): Step {
  let step: Step = { entries: [], put: [], removed: [] }
  const all = [...entries, ...found.map(revived)].toSorted((a, b) => (a.id < b.id ? -1 : 1))
  for (const entry of all) step = folded(step, entry)
  return step
}

/** A request without an answer may have been carried out; what was being typed is not typed any more. */
function revived(entry: Entry): Entry {
  // Words may wait for a group that was refused, and only here: it is tried once more.
  if (entry.type === 'addGroup' && entry.state === 'rejected') return { ...entry, state: 'waiting' }
  if (entry.type === 'value' && entry.state === 'sent') {
    return { ...entry, state: 'waiting', attempted: [...entry.attempted, entry.value] }
  }
  return entry.state === 'sent' || entry.state === 'held' ? { ...entry, state: 'waiting' } : entry
}

function folded(step: Step, entry: Entry): Step {
  const earlier = isFoldable(entry)
    ? step.entries.find((other) => isFoldable(other) && isSameSlot(other, entry))
    : undefined
  if (earlier?.type !== 'value' || entry.type !== 'value') return { ...step, entries: [...step.entries, entry] }
  const state = earlier.state === 'conflict' ? earlier.state : entry.state
  const attempted = [...earlier.attempted, ...entry.attempted]
  // A step of undo that became a choice may meet what another tab had left before it.
  const merged: ValueEntry = {
    ...(entry.theirs && { theirs: entry.theirs }),
    ...earlier,
    value: entry.value,
    state,
    attempted,
  }
  return replaced({ ...step, removed: [...step.removed, entry.id] }, earlier, merged)
}

function isFoldable(entry: Entry): entry is ValueEntry {
  return entry.type === 'value' && entry.state !== 'sent' && entry.state !== 'rejected'
}

function laterThan(entries: readonly Entry[], sent: ValueEntry): ValueEntry | undefined {
  return entries.find(
    (entry): entry is ValueEntry => isSameSlot(entry, sent) && entry.id !== sent.id && entry.state !== 'rejected',
  )
}

function isSameSlot(entry: Entry, other: ValueEntry): entry is ValueEntry {
  return entry.type === 'value' && entrySlot(entry) === entrySlot(other)
}

function without(entries: readonly Entry[], gone: readonly Entry[]): Step {
  const ids = new Set(gone.map((entry) => entry.id))
  return { entries: entries.filter((entry) => !ids.has(entry.id)), put: [], removed: [...ids] }
}

function replaced(step: Step, old: Entry, next: Entry): Step {
  const entries = step.entries.map((entry) => (entry.id === old.id ? next : entry))
  return { ...step, entries, put: [...step.put, next] }
}
