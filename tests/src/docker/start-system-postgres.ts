import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { withClient } from '@blickfang/local/src/postgres/with-client.ts'
import { freePort } from '@blickfang/local/src/process/free-port.ts'

const debianFolder = '/usr/lib/postgresql'

/** The folder of Debian's newest Postgres; undefined where there is none. */
export function findSystemPostgres(): string | undefined {
  if (!existsSync(debianFolder)) return undefined
  const [newest] = readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a))
  return newest && join(debianFolder, newest, 'bin')
}

interface SystemPostgres {
  /** Address of the maintenance database, as its owner. */
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Starts the system's own Postgres on a cluster in `scratch`, with what docker-compose.yml sets. */
export async function startSystemPostgres(programs: string, scratch: string): Promise<SystemPostgres> {
  const folder = join(scratch, 'postgres')
  const cluster = join(folder, 'cluster')
  const user = systemUser()
  mkdirSync(folder, { recursive: true })
  const password = randomBytes(18).toString('base64url')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password)
  for (const path of [folder, passwordFile]) if (user) chownSync(path, user.uid, user.gid)
  const made = spawnSync(
    join(programs, 'initdb'),
    [
      '-D',
      cluster,
      '-U',
      'blickfang',
      '--pwfile',
      passwordFile,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    ],
    { encoding: 'utf8', cwd: folder, ...user },
  )
  if (made.status !== 0) throw new Error(`initdb failed:\n${made.stderr || made.stdout}`)
  const port = await freePort()
  const log = join(scratch, 'postgres.log')
  const output = openSync(log, 'a')
  const set = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    jit: 'off',
    wal_level: 'logical',
    max_connections: 200,
  }
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', cluster, ...Object.entries(set).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { cwd: folder, stdio: ['ignore', output, output], ...user },
  )
  closeSync(output)
  const ended = once(server, 'exit')
  const url = `postgres://blickfang:${password}@127.0.0.1:${port}/postgres`
  const patience = Date.now() + 30_000
  while (!(await answers(url))) {
    if (server.exitCode !== null || Date.now() > patience)
      throw new Error(`Postgres did not start:\n${readFileSync(log, 'utf8')}`)
    await wait(100)
  }
  return {
    url,
    stop: async () => {
      server.kill('SIGINT')
      await ended
    },
  }
}

/** Postgres does not run as root; Debian makes a user for it. */
function systemUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}

function answers(url: string): Promise<boolean> {
  return withClient(url, async () => true).catch(() => false)
}
