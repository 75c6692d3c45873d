/**
 * When an entry was made, by a hybrid logical clock: `time` is ms since 1970 as the game's server would tell it (or later,
 * if another phone's entry was seen to be later), `count` orders entries of one ms (0 to 65535), `node` is the browser tab
 * that made the entry (A-Z, a-z, 0-9, _ and -; 1 to 36 of them).
 */
export interface Clock {
  readonly time: number
  readonly count: number
  readonly node: string
}

/** Facts on which the order of two entries of the same cell depends. */
export interface Stamped {
  readonly clock: Clock
  readonly score: number
}

const lastCount = 65_535

/**
 * Below 0 if `a` is earlier than `b`. Total and the same as the database's (docker/supabase/migrations, keep_later_entry):
 * time, count, node by its bytes, then the score. 0 only for the same entry.
 */
export function compareEntries(a: Stamped, b: Stamped): number {
  return compareClocks(a.clock, b.clock) || a.score - b.score
}

/** Below 0 if `a` is earlier than `b`. */
export function compareClocks(a: Clock, b: Clock): number {
  return a.time - b.time || a.count - b.count || (a.node < b.node ? -1 : a.node > b.node ? 1 : 0)
}

/** The clock of the next entry: later than every one seen so far, and as late as the watch says if that is later still. */
export function nextClock(last: Clock | null, now: number, node: string): Clock {
  if (!last || now > last.time) return { time: now, count: 0, node }
  if (last.count < lastCount) return { time: last.time, count: last.count + 1, node }
  return { time: last.time + 1, count: 0, node }
}
