import type { Entry } from '@blickfang/contract/game/game.ts'
import { type EntryRecord, entryKey } from '../store/journal.ts'
import type { ScoreRow } from './game-server.ts'

/** An entry as the tables have it. */
export function rowOf({ playerId, pageId, score, clock, by }: Entry): ScoreRow {
  const { time: clockTime, count: clockCount, node: clockNode } = clock
  return { playerId, pageId, score, clockTime, clockCount, clockNode, enteredBy: by }
}

/** A row of the tables as this phone keeps it: what the server has is acknowledged. */
export function recordOf(row: ScoreRow, isMine: (node: string) => boolean): EntryRecord {
  const clock = { time: Number(row.clockTime), count: row.clockCount, node: row.clockNode }
  const { playerId, pageId, score } = row
  const entry = { playerId, pageId, score, clock, by: row.enteredBy, isMine: isMine(clock.node) }
  return { ...entry, key: entryKey(entry), isWaiting: false }
}
