import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type GameBackend, startGameBackend } from '../game/start-game-backend.ts'
import { startPostgres } from '../postgres/start-postgres.ts'
import { signJwt } from '../realtime/jwt.ts'
import { type ConnectGame, connectGame, type GameClient } from './connect-game.ts'
import { newGame } from './new-game.ts'

type Backend = Extract<GameBackend, { isAvailable: true }>
type ClientOptions = ConnectGame & { key?: string }

export type GameStack = {
  readonly backend: Backend
  readonly dataDir: string
  readonly postgresUrl: string
  /** The database as its owner, past all rules. */
  readonly db: pg.Pool
  /** Supabase's own client. Without a token it has the public key alone. */
  client(options?: ClientOptions): GameClient
  /** A client that holds the token of a game, as a player's phone does. */
  player(gameId: string, options?: ClientOptions): GameClient
  token(gameId: string, secondsToLive?: number): string
  /** A game with players in it; returns their ids. */
  newGame(names?: string[]): Promise<{ gameId: string; players: string[] }>
  /** Stops REST, realtime and gateway, and starts them again at the same address. */
  restart(): Promise<void>
  stop(): Promise<void>
}

const oneDay = 24 * 60 * 60

/** A Postgres and a game backend of one's own, in the temporary folder, for tests and benchmarks. */
export async function startGameStack(): Promise<GameStack> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bf-game '))
  chmodSync(dataDir, 0o755)
  const postgres = await startPostgres({ dataDir: join(dataDir, 'postgres'), settings: { fsync: 'off' } })
  let backend = await start(0)
  const db = new pg.Pool({ connectionString: backend.databaseUrl, max: 4 }).on('error', () => undefined)
  const clients: GameClient[] = []

  const client: GameStack['client'] = ({ key = backend.anonKey, accessToken, vsn } = {}) => {
    const made = connectGame(backend.url, key, { accessToken, vsn })
    clients.push(made)
    return made
  }
  const token: GameStack['token'] = (gameId, secondsToLive = oneDay) => {
    const now = Math.floor(Date.now() / 1000)
    const claims = { role: 'authenticated', aud: 'authenticated', game_id: gameId, iat: now, exp: now + secondsToLive }
    return signJwt(claims, backend.jwtSecret)
  }

  return {
    get backend() {
      return backend
    },
    dataDir,
    postgresUrl: postgres.url,
    db,
    client,
    token,
    player: (gameId, options = {}) => client({ accessToken: async () => token(gameId), ...options }),
    newGame: (names) => newGame(db, names),
    restart: async () => {
      const port = Number(new URL(backend.url).port)
      await backend.stop()
      backend = await start(port)
    },
    stop: async () => {
      for (const each of clients) await each.realtime.disconnect()
      await db.end()
      await backend.stop()
      await postgres.stop()
      rmSync(dataDir, { recursive: true })
    },
  }

  async function start(port: number): Promise<Backend> {
    const started = await startGameBackend({ postgresUrl: postgres.url, port, dataDir })
    if (!started.isAvailable) throw new Error(started.reason)
    return started
  }
}
