import { fork } from 'node:child_process'
import { once } from 'node:events'
import { newGame } from '@blickfang/local/src/testing/new-game.ts'
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
  const db = new pg.Pool({ connectionString: served.databaseUrl, max: 2 }).on('error', () => undefined)
  return {
    ...served,
    db,
    newGame: (names?: readonly string[]) => newGame(db, names),
    stop: async () => {
      await db.end()
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
