import type { Payload } from 'payload'
import { gameDatabase, rowsOf } from '../../game/game-database.ts'

/** How many are looked at together: their ids stand in an address. */
const atOnce = 100
/** A night's work: more waits for the next. */
const rounds = 50

/**
 * Removes games that began `days` ago and in which nobody has joined or entered anything since, with their players,
 * scores and coupons: a code of such a game is worth nothing any more. Answers how many.
 */
export async function removeGames(payload: Payload, days: number): Promise<number> {
  const db = gameDatabase(payload)
  const before = new Date(Date.now() - days * 24 * 60 * 60_000).toISOString()
  let removed = 0
  let after = '1970-01-01T00:00:00Z'
  for (let round = 0; round < rounds; round++) {
    const old = rowsOf(
      await db
        .from('games')
        .select('id, createdAt')
        .lt('createdAt', before)
        .gt('createdAt', after)
        .order('createdAt')
        .limit(atOnce)
        .returns<{ id: string; createdAt: string }[]>(),
    )
    const ids = old.map(({ id }) => id)
    const lively = await findLively(payload, ids, before)
    const finished = ids.filter((id) => !lively.has(id))
    if (finished.length > 0) rowsOf(await db.from('games').delete().in('id', finished).select('id'))
    removed += finished.length
    if (old.length < atOnce) break
    after = old.at(-1)?.createdAt ?? after
  }
  return removed
}

/** Finds those of the games that somebody has had to do with since then. */
async function findLively(payload: Payload, ids: readonly string[], since: string): Promise<Set<string>> {
  const lively = new Set<string>()
  for (const [table, time] of [
    ['entries', 'receivedAt'],
    ['players', 'createdAt'],
  ] as const) {
    // An answer has a thousand rows at most, and they may all be of one game.
    for (let asked = ids; asked.length > 0; ) {
      const rows = gameDatabase(payload).from(table).select('gameId').in('gameId', asked).gte(time, since)
      const found = new Set(rowsOf(await rows.returns<{ gameId: string }[]>()).map(({ gameId }) => gameId))
      for (const id of found) lively.add(id)
      asked = found.size === 0 ? [] : asked.filter((id) => !found.has(id))
    }
  }
  return lively
}
