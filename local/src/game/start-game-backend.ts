import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createDatabase } from '../postgres/create-database.ts'
import { findPostgrest } from '../postgrest/find-postgrest.ts'
import { startPostgrest } from '../postgrest/start-postgrest.ts'
import { type Realtime, startRealtime } from '../realtime/start-realtime.ts'
import { type GameKeys, gameKeys } from './game-keys.ts'
import { startGateway } from './gateway.ts'
import { prepareGameDatabase } from './prepare-game-database.ts'

/** Time between two attempts to start Realtime anew, in ms. */
const againMs = 500

type StartGameBackend = {
  /** A server of ours, with `wal_level=logical`; the games get a database `game` on it. */
  postgresUrl: string
  /** Where clients find it; 0 for any free port. */
  port: number
  /** Whether any other port will do when that one is taken. */
  isPortFlexible?: boolean
  /** Folder for keys and log. */
  dataDir: string
  /** Begin anew, without the games there are. */
  isFresh?: boolean
  /** PostgREST's program; without it, the one from npm. */
  program?: string | undefined
}

export type GameBackend =
  | ({
      isAvailable: true
      url: string
      databaseUrl: string
      /** Cuts every websocket off and starts Realtime anew, as when its machine goes down; REST goes on. */
      restartRealtime(): Promise<void>
      stop(): Promise<void>
    } & GameKeys)
  | { isAvailable: false; reason: string }

/**
 * Starts what speaks like Supabase: REST and Realtime behind one address, over the migrations in docker/supabase. Where
 * PostgREST has no program for this platform it says so, and nothing is started. The database's server is not ours to stop.
 */
export async function startGameBackend({
  postgresUrl,
  port,
  isPortFlexible,
  dataDir,
  isFresh = false,
  program = findPostgrest(),
}: StartGameBackend): Promise<GameBackend> {
  if (!program) {
    const reason = `PostgREST has no program for ${process.platform}-${process.arch}. Set SUPABASE_URL to play the game.`
    return { isAvailable: false, reason }
  }
  const keys = gameKeys(dataDir)
  const databaseUrl = await createDatabase(postgresUrl, 'game', { replace: isFresh })
  const authenticatorUrl = await prepareGameDatabase(databaseUrl)
  const closers: (() => Promise<void>)[] = []
  const stop = async () => {
    for (let closer = closers.pop(); closer; closer = closers.pop()) await closer()
  }
  try {
    const postgrest = await startPostgrest({
      ...{ program, databaseUrl: authenticatorUrl, jwtSecret: keys.jwtSecret },
      schemas: ['site_game', 'shared'],
      log: join(dataDir, 'log/postgrest.log'),
    })
    closers.push(postgrest.stop)
    const startOwnRealtime = () => startRealtime({ databaseUrl, jwtSecret: keys.jwtSecret })
    const realtime = { current: await startOwnRealtime() }
    const renewal = renewable(realtime, startOwnRealtime)
    closers.push(renewal.stop)
    const gateway = await startGateway({ port, isPortFlexible, keys, postgrestPort: postgrest.port, realtime })
    closers.push(gateway.stop)
    const url = `http://localhost:${gateway.port}`
    return { isAvailable: true, url, databaseUrl, ...keys, restartRealtime: renewal.restart, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Restarts Realtime, once at a time: whoever asks meanwhile waits for the same. Its database may be away, so it is tried until it starts. */
function renewable(realtime: { current: Realtime }, start: () => Promise<Realtime>) {
  let [isUp, isStopping] = [true, false]
  let restarting: Promise<void> | undefined
  const takeDown = async () => {
    if (isUp) await realtime.current.stop()
    isUp = false
  }
  const renew = async () => {
    await takeDown()
    while (!isUp && !isStopping) {
      try {
        realtime.current = await start()
        isUp = true
      } catch (error) {
        console.log(`  Realtime does not start yet: ${error instanceof Error ? error.message : error}`)
        await wait(againMs)
      }
    }
  }
  return {
    restart: () => {
      restarting ??= renew().finally(() => {
        restarting = undefined
      })
      return restarting
    },
    stop: async () => {
      isStopping = true
      await restarting
      await takeDown()
    },
  }
}
