import { type Clock, nextClock } from '@blickfang/contract/game/clock.ts'
import type { GameSession } from '../store/game-session.ts'
import { type EntryRecord, entryKey, type JournalWrite } from '../store/journal.ts'
import type { ClockAhead } from './game-server.ts'

/** Ahead of the server by more than this, an entry was made by a phone's clock that was wrong. */
const tolerance = 60_000

/** The server's time, and what must be added to the phone's clock to have it. */
export interface ServerClock {
  readonly now: number
  readonly clockOffset: number
}

/** Entries that wait and were made by a phone's clock far ahead: later than the server's time allows, and than all that others know. */
export function entriesAhead({ log }: GameSession, now: number): readonly EntryRecord[] {
  const limit = Math.max(now + tolerance, (log.lastKnownClock()?.time ?? 0) + 1)
  return log.waitingEntries.filter(({ clock }) => clock.time > limit)
}

/**
 * The step that sets the phone's clock by the server's and gives entries that were made by a phone's clock far ahead a clock of now, in
 * their order: otherwise a phone that is a year ahead would win for a year. Runs whenever the game is opened, and nothing that is
 * ahead is sent before: so an entry that is changed here was never sent.
 */
export function restamp(session: GameSession, { clockOffset, now }: ServerClock): JournalWrite {
  const { log } = session
  if (session.isClosed) return {}
  const game = log.game && { ...log.game, clockOffset }
  const step: JournalWrite = game ? { game } : {}
  return { ...step, ...moved(entriesAhead(session, now), log.lastKnownClock(), now) }
}

/**
 * The step after the database has refused entries, because its own clock is behind the one that told the time: they get a
 * clock of its now and are sent again. Only what is later than it allows is changed, which it has never taken.
 */
export function restampRefused(
  session: GameSession,
  refused: readonly EntryRecord[],
  { now, latest }: Pick<ClockAhead, 'now' | 'latest'>,
): JournalWrite {
  if (session.isClosed) return {}
  const keys = new Set(refused.map(({ key }) => key))
  const isOwn = (entry: EntryRecord) => keys.has(entry.key) || session.isFree(entry)
  const ahead = session.log.waitingEntries.filter((entry) => entry.clock.time > latest && isOwn(entry))
  return moved(ahead, session.log.latestClock(latest), now)
}

/** Gives the entries clocks of now in their order, after `before`. */
function moved(ahead: readonly EntryRecord[], before: Clock | null, now: number): JournalWrite {
  if (ahead.length === 0) return {}
  let last = before
  const entries = ahead.map((entry): EntryRecord => {
    last = nextClock(last, now, entry.clock.node)
    const changed = { ...entry, clock: last }
    return { ...changed, key: entryKey(changed) }
  })
  return { entries, dropEntries: ahead.map(({ key }) => key) }
}
