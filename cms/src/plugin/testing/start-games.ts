import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import pg from 'pg'

interface Served {
  readonly url: string
  readonly databaseUrl: string
  readonly serviceKey: string
  readonly jwtSecret: string
}

/** The real game backend in a process of its own, and its database as its owner sees it. Before startCms, which reads where it is. */
export async function startGames() {
  const child = fork('tests/src/game/serve-games.ts', { execArgv: ['--import', 'tsx'] })
  const [served] = (await once(child, 'message')) as [Served]
  process.env.SUPABASE_URL = served.url
  process.env.SUPABASE_SERVICE_KEY = served.serviceKey
  process.env.SUPABASE_JWT_SECRET = served.jwtSecret
  const db = new pg.Pool({ connectionString: served.databaseUrl, max: 2 })
  return {
    ...served,
    db,
    newGame: async (names: readonly string[] = ['Mia']) => {
      const gameId = randomUUID()
      await db.query('INSERT INTO site_game.games (id, "gameName") VALUES ($1, $2)', [gameId, 'Runde'])
      const players = names.map(() => randomUUID())
      await db.query(
        'INSERT INTO site_game.players ("gameId", id, "playerName") SELECT $1, * FROM unnest($2::uuid[], $3::text[])',
        [gameId, players, names],
      )
      return { gameId, players }
    },
    stop: async () => {
      await db.end()
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
