import { nextClock } from 'shared/game/clock.ts'
import type { GameSession } from '../store/game-session.ts'
import { type EntryRecord, entryKey, type JournalWrite } from '../store/journal.ts'

/** Ahead of the server by more than this, an entry was made by a watch that was wrong. */
const tolerance = 60_000

/** The server's time, and what must be added to the watch to have it. */
export interface ServerClock {
  readonly now: number
  readonly clockOffset: number
}

/** What waits and was made by a watch far ahead: later than the server's time allows, and than all that others know. */
export function entriesAhead({ log }: GameSession, now: number): readonly EntryRecord[] {
  const limit = Math.max(now + tolerance, (log.lastKnownClock()?.time ?? 0) + 1)
  return log.waitingEntries.filter(({ clock }) => clock.time > limit)
}

/**
 * The step that sets the watch by the server's and gives entries that were made by a watch far ahead a clock of now, in
 * their order: otherwise a phone that is a year ahead would win for a year. Runs whenever the game is opened, and nothing that is
 * ahead is sent before: so an entry that is changed here was never sent.
 */
export function restamp(session: GameSession, { clockOffset, now }: ServerClock): JournalWrite {
  const { log } = session
  const game = log.game && { ...log.game, clockOffset }
  const step: JournalWrite = game ? { game } : {}
  const ahead = entriesAhead(session, now)
  if (ahead.length === 0) return step
  let last = log.lastKnownClock()
  const entries = ahead.map((entry): EntryRecord => {
    last = nextClock(last, now, entry.clock.node)
    const moved = { ...entry, clock: last }
    return { ...moved, key: entryKey(moved) }
  })
  return { ...step, entries, dropEntries: ahead.map(({ key }) => key) }
}
