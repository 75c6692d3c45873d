import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'

/** Writes a game with players of these names, as its owner of the database. */
export async function newGame(db: Pool, names: readonly string[] = ['Mia']) {
  const gameId = randomUUID()
  await db.query('INSERT INTO site_game.games (id, "gameName") VALUES ($1, $2)', [gameId, 'Runde'])
  const players = names.map(() => randomUUID())
  await db.query(
    'INSERT INTO site_game.players ("gameId", id, "playerName") SELECT $1, * FROM unnest($2::uuid[], $3::text[])',
    [gameId, players, names],
  )
  return { gameId, players }
}
