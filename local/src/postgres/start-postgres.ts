import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { z } from 'zod'
import { freePort } from '../process/free-port.ts'
import { isAlive } from '../process/is-alive.ts'
import { startWatchdog } from '../process/watchdog.ts'
import { withLock } from '../process/with-lock.ts'
import { writePrivate } from '../process/write-private.ts'
import { findBinaries } from './find-binaries.ts'
import { initCluster } from './init-cluster.ts'
import { keepServer } from './keep-server.ts'
import { launchServer } from './launch-server.ts'
import { placeCluster } from './place-cluster.ts'
import { removeCluster } from './remove-cluster.ts'
import { findServerProcess, stopServerProcess } from './server-process.ts'
import { serverUser } from './server-user.ts'

type StartPostgres = {
  /** Folder for everything that is kept: the cluster, the log, the password. Made if missing. */
  dataDir: string
  /** Port to listen on; if left out, that of last time if it is free, else any free one. */
  port?: number
  /** Server settings beyond ours, such as `{ fsync: 'off' }` for tests. Ignored by a server that already runs. */
  settings?: Record<string, string>
  /** Left out: a server that ends by itself stays down. Else it is started again, on the same port, and this hears of it. */
  onRestart?: (failure?: unknown) => void
}

export type Postgres = {
  /** Address of the maintenance database `postgres`; make your own with `createDatabase`. */
  url: string
  port: number
  /** Stops the server, unless another living process started it and we only joined. */
  stop(): Promise<void>
}

const stateSchema = z.object({ password: z.string(), port: z.number(), owner: z.number() })
type State = z.infer<typeof stateSchema>

/**
 * Starts the embedded Postgres on this data folder, or joins the server that already runs there. The server stops when this process
 * ends, however that happens. Throws with Postgres's own words when it does not start.
 */
export async function startPostgres({ dataDir, port, settings = {}, onRestart }: StartPostgres): Promise<Postgres> {
  const user = serverUser()
  const folder = placeCluster(dataDir, user)
  const home = resolve(dataDir)
  const stateFile = join(home, 'state.json')
  const save = (state: State) => writePrivate(stateFile, JSON.stringify(state))

  return withLock(join(home, 'lock'), async () => {
    const known = readState(stateFile)
    // A cluster that had to lie elsewhere outlives its data folder, when that is removed to begin anew.
    if (!known && relative(home, folder).startsWith('..')) {
      await removeCluster(home)
      placeCluster(home, user)
    }
    const state = known ?? { password: randomBytes(18).toString('base64url'), port: 0, owner: 0 }
    save(state)
    const binaries = findBinaries(user)
    const cluster = initCluster({ initdb: binaries.initdb, folder, user, password: state.password })
    const isGuest = findServerProcess(cluster) !== undefined && state.owner !== process.pid && isAlive(state.owner)
    const url = (at: number) => `postgres://blickfang:${state.password}@127.0.0.1:${at}/postgres`
    const launch = { command: binaries.postgres, cluster, user, log: join(home, 'server.log'), settings, url }
    const server = await launchServer({
      ...launch,
      choosePort: async () => port ?? (await freePort(state.port || undefined, '127.0.0.1')),
    })
    if (isGuest) return { url: url(server.port), port: server.port, stop: async () => undefined }
    save({ ...state, port: server.port, owner: process.pid })
    const watchdog = startWatchdog()
    watchdog.guard(server.pid, 'INT')
    const again = () => launchServer({ ...launch, choosePort: async () => server.port })
    const kept = onRestart && keepServer({ cluster, server, again, watchdog, onRestart })
    const stop = async () => {
      await kept?.stop()
      await stopServerProcess(cluster)
      watchdog.dismiss()
    }
    return { url: url(server.port), port: server.port, stop }
  })
}

function readState(file: string): State | undefined {
  if (!existsSync(file)) return undefined
  return stateSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data
}
