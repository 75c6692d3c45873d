import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, closeSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { serverUser } from '@blickfang/local/src/postgres/server-user.ts'
import { freePort } from '@blickfang/local/src/process/free-port.ts'
import pg from 'pg'

const versions = '/usr/lib/postgresql'
const password = 'password-of-a-drill'

/** The folder of programs of Debian's latest Postgres; undefined where its server is not installed. */
export function findDebianPostgres(): string | undefined {
  const installed = spawnSync('ls', [versions], { encoding: 'utf8' }).stdout.split('\n').filter(Boolean)
  const folders = installed.toSorted((a, b) => Number(b) - Number(a)).map((version) => join(versions, version, 'bin'))
  return folders.find((folder) => readdirSync(folder).includes('postgres'))
}

/** Makes a cluster below this folder and starts it, as docs/OPERATE.md has Debian do. Resolves once it answers. */
export async function startDebianPostgres(programs: string, scratch: string) {
  const user = serverUser()
  const folder = join(scratch, 'debian-postgres')
  mkdirSync(folder)
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password)
  if (user) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid)
  const cluster = join(folder, 'cluster')
  const options = ['-U', 'blickfang', '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C.UTF-8']
  const made = spawnSync(join(programs, 'initdb'), ['-D', cluster, '--pwfile', passwordFile, ...options], {
    ...{ cwd: folder, encoding: 'utf8' },
    ...user,
  })
  if (made.status !== 0) throw new Error(`initdb failed:\n${made.stdout}${made.stderr}`)

  const port = await freePort(0, '127.0.0.1')
  const log = join(folder, 'log')
  const output = openSync(log, 'a')
  // What the game's Realtime needs, and JIT off as in docker-compose.yml; no socket outside of the scratch folder.
  const settings = {
    wal_level: 'logical',
    jit: 'off',
    unix_socket_directories: '',
    listen_addresses: '127.0.0.1',
    port,
  }
  const flags = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])
  const child = spawn(join(programs, 'postgres'), ['-D', cluster, ...flags], {
    ...{ cwd: folder, stdio: ['ignore', output, output] },
    ...user,
  })
  closeSync(output)
  const ended = once(child, 'exit')
  const url = `postgres://blickfang:${password}@127.0.0.1:${port}/postgres`
  for (const end = Date.now() + 30_000; !(await answers(url)); await wait(100)) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(readFileSync(log, 'utf8'))
  }
  return {
    url,
    stop: async () => {
      // At once, whoever is still connected.
      if (child.exitCode === null) child.kill('SIGINT')
      await ended
    },
  }
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString })
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  )
}
