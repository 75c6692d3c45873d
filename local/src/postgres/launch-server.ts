import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findServerProcess, type ServerProcess } from './server-process.ts'
import type { ServerUser } from './server-user.ts'

type LaunchServer = {
  command: string
  cluster: string
  user: ServerUser
  log: string
  settings: Record<string, string>
  url: (port: number) => string
  choosePort: () => Promise<number>
}

// A server that was killed lets go of its cluster and its port only when its last session has noticed.
const passes = /lock file|shared memory block|could not bind|could not create any TCP/

/** Brings the cluster's server up, or waits for the one that is already there, and returns it. */
export async function launchServer(launch: LaunchServer): Promise<ServerProcess> {
  const patience = Date.now() + 30_000
  for (;;) {
    const running = findServerProcess(launch.cluster)
    if (running) {
      if (await answers(launch.url(running.port))) return running
    } else {
      const failure = await attempt(launch, await launch.choosePort())
      if (failure && !passes.test(failure)) throw new Error(`Postgres did not start:\n${failure}`)
    }
    if (Date.now() > patience) throw new Error(`Postgres did not start in time. Its log: ${launch.log}`)
    await wait(50)
  }
}

/** Resolves with the log when the server gave up, with nothing when it has written its pid file. */
async function attempt({ command, cluster, user, log, settings }: LaunchServer, port: number): Promise<string> {
  const output = openSync(log, 'a')
  const begin = fstatSync(output).size
  const all = { ...fixedSettings, ...settings, port: String(port) }
  const server = spawn(
    command,
    ['-D', cluster, ...Object.entries(all).flatMap(([key, value]) => ['-c', `${key}=${value}`])],
    {
      // Its own group: Ctrl-C reaches us alone, and we end the server after those who use it.
      detached: true,
      cwd: cluster,
      env: { NODE_ENV: 'production', PATH: process.env.PATH },
      stdio: ['ignore', output, output],
      ...(user && { uid: user.uid, gid: user.gid }),
    },
  )
  server.unref()
  closeSync(output)
  const failed = await failedOf(server, cluster)
  return failed ? failed + readFileSync(log).subarray(begin).toString('utf8') : ''
}

async function failedOf(server: ChildProcess, cluster: string): Promise<string> {
  let end = ''
  server.once('error', (error) => (end = `${error.message}\n`))
  server.once('exit', (code, signal) => (end = `It ended with ${signal ?? code}.\n`))
  while (!end && findServerProcess(cluster)?.pid !== server.pid) await wait(10)
  return end
}

const fixedSettings = {
  listen_addresses: '127.0.0.1',
  // Socket files want a short path that the user may write to; nobody needs them.
  unix_socket_directories: '',
  max_connections: '200',
  // The game backend follows changes through a replication slot.
  wal_level: 'logical',
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    return true
  } catch (error) {
    // It is starting or stopping. A wrong password or a missing role will not go away by waiting.
    if (error instanceof pg.DatabaseError && error.code?.startsWith('28')) throw error
    return false
  } finally {
    await client.end()
  }
}
