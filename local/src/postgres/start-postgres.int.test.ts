import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isAlive } from '../process/is-alive.ts'
import { createDatabase } from './create-database.ts'
import { dropDatabase } from './drop-database.ts'
import { removeCluster } from './remove-cluster.ts'
import { type Postgres, startPostgres } from './start-postgres.ts'

let folder: string
const started: Postgres[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'blickfang test '))
  // mkdtemp closes the folder to other users, which is a case of its own below.
  chmodSync(folder, 0o755)
})

afterEach(async () => {
  for (const postgres of started.splice(0)) await postgres.stop()
  rmSync(folder, { recursive: true })
})

async function start(dataDir = join(folder, 'a')): Promise<Postgres> {
  const postgres = await startPostgres({ dataDir, settings: { fsync: 'off' } })
  started.push(postgres)
  return postgres
}

async function scalar(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query({ text: sql, rowMode: 'array' })
  await client.end()
  return rows[0]?.[0]
}

/** Starts Postgres in another process, which then stays alive until it is killed. */
async function startElsewhere(dataDir: string) {
  const module = JSON.stringify(pathToFileURL(join(import.meta.dirname, 'start-postgres.ts')).href)
  const code = `import { startPostgres } from ${module}
    const { url } = await startPostgres({ dataDir: ${JSON.stringify(dataDir)} })
    console.log(url)
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(child.stdout, 'data')
  return { child, url: String(line).trim() }
}

function postmasterOf(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'server/cluster/postmaster.pid'), 'utf8').split('\n')[0])
}

test('a path with spaces, UTF-8, logical replication, and the rows of last time', async () => {
  const first = await start()
  expect(await scalar(first.url, "SELECT current_setting('wal_level')")).toBe('logical')
  expect(await scalar(first.url, "SELECT upper('äöé')")).toBe('ÄÖÉ')
  const site = await createDatabase(first.url, 'site')
  await scalar(site, 'CREATE TABLE kept AS SELECT 7 AS n')
  await first.stop()

  const second = await start()
  expect(second.port).toBe(first.port)
  expect(await scalar(await createDatabase(second.url, 'site'), 'SELECT n FROM kept')).toBe(7)
})

test('a database is a copy of its template, and can be begun anew', async () => {
  const { url } = await start()
  const template = await createDatabase(url, 'pattern')
  await scalar(template, 'CREATE TABLE t AS SELECT 1 AS n')
  const copy = await createDatabase(url, 'copy', { template: 'pattern' })
  await scalar(copy, 'UPDATE t SET n = 2')
  expect(await scalar(await createDatabase(url, 'copy', { template: 'pattern' }), 'SELECT n FROM t')).toBe(2)
  await createDatabase(url, 'copy', { template: 'pattern', replace: true })
  expect(await scalar(copy, 'SELECT n FROM t')).toBe(1)
  await dropDatabase(url, 'copy')
  expect(await scalar(url, "SELECT count(*)::int FROM pg_database WHERE datname = 'copy'")).toBe(0)
})

test('two folders have two servers at once', async () => {
  const [one, two] = await Promise.all([start(join(folder, 'a')), start(join(folder, 'b'))])
  expect(one.port).not.toBe(two.port)
  expect(await scalar(one.url, 'SELECT 1')).toBe(1)
  expect(await scalar(two.url, 'SELECT 1')).toBe(1)
})

test('whoever joins a server of a living process leaves it running', async () => {
  const { child, url } = await startElsewhere(join(folder, 'a'))
  const guest = await startPostgres({ dataDir: join(folder, 'a') })
  expect(guest.url).toBe(url)
  await guest.stop()
  expect(await scalar(url, 'SELECT 1')).toBe(1)
  const postmaster = postmasterOf(join(folder, 'a'))
  child.kill('SIGKILL')
  await expect.poll(() => isAlive(postmaster), { timeout: 10_000 }).toBe(false)
})

test('a killed parent takes its server along, and the next start finds the rows', async () => {
  const { child, url } = await startElsewhere(join(folder, 'a'))
  await scalar(url, 'CREATE TABLE kept AS SELECT 7 AS n')
  const postmaster = postmasterOf(join(folder, 'a'))
  child.kill('SIGKILL')
  await expect.poll(() => isAlive(postmaster), { timeout: 10_000 }).toBe(false)
  expect(await scalar((await start()).url, 'SELECT n FROM kept')).toBe(7)
})

test('a start right after the parent was killed waits for the old server to go', async () => {
  const { child, url } = await startElsewhere(join(folder, 'a'))
  await scalar(url, 'CREATE TABLE kept AS SELECT 7 AS n')
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await scalar((await start()).url, 'SELECT n FROM kept')).toBe(7)
})

test('a server that lost its owner is adopted', async () => {
  const first = await start()
  const stateFile = join(folder, 'a/state.json')
  const state = JSON.parse(readFileSync(stateFile, 'utf8'))
  writeFileSync(stateFile, JSON.stringify({ ...state, owner: 2 ** 22 + 1 }))
  const postmaster = postmasterOf(join(folder, 'a'))
  const second = await start()
  expect(second.url).toBe(first.url)
  expect(postmasterOf(join(folder, 'a'))).toBe(postmaster)
  await second.stop()
  expect(isAlive(postmaster)).toBe(false)
})

test('a killed server is started again', async () => {
  const first = await start()
  await scalar(first.url, 'CREATE TABLE kept AS SELECT 7 AS n')
  process.kill(postmasterOf(join(folder, 'a')), 'SIGKILL')
  expect(await scalar((await start()).url, 'SELECT n FROM kept')).toBe(7)
})

test('a pid file that names another living program is no server', async () => {
  await (await start()).stop()
  const pidFile = join(folder, 'a/server/cluster/postmaster.pid')
  writeFileSync(pidFile, [process.pid, join(folder, 'a/server/cluster'), 0, 5432, '', '127.0.0.1', ''].join('\n'))
  expect(await scalar((await start()).url, 'SELECT 1')).toBe(1)
})

test('a port that is taken meanwhile is replaced', async () => {
  const first = await start()
  await first.stop()
  const squatter = createServer().listen(first.port, '127.0.0.1')
  await once(squatter, 'listening')
  const second = await start()
  squatter.close()
  expect(second.port).not.toBe(first.port)
})

test('an interrupted first start is begun again', async () => {
  await (await start()).stop()
  // As kill -9 leaves it: initdb has written its first files, and nothing says that it finished.
  renameSync(join(folder, 'a/server/cluster'), join(folder, 'a/server/unfinished'))
  expect(await scalar((await start()).url, 'SELECT 1')).toBe(1)
})

test('a closed parent folder is no obstacle, and a removed data folder begins anew', async () => {
  const closed = join(folder, 'closed')
  mkdirSync(closed, { mode: 0o700 })
  const first = await start(join(closed, 'data'))
  await scalar(first.url, 'CREATE TABLE kept AS SELECT 7 AS n')
  await first.stop()
  expect(await scalar((await start(join(closed, 'data'))).url, 'SELECT n FROM kept')).toBe(7)
  await started.at(-1)?.stop()
  rmSync(join(closed, 'data'), { recursive: true })
  expect(await scalar((await start(join(closed, 'data'))).url, "SELECT to_regclass('kept')")).toBe(null)
  await removeCluster(join(closed, 'data'))
})

test('what Postgres says is in the error', async () => {
  const attempt = startPostgres({ dataDir: join(folder, 'a'), settings: { wal_level: 'nonsense' } })
  await expect(attempt).rejects.toThrow(/invalid value for parameter "wal_level"/)
})

test('a server that was killed comes back on its port with what was committed, and its starter hears of it', async () => {
  const onRestart = vi.fn()
  const postgres = await startPostgres({ dataDir: join(folder, 'a'), settings: { fsync: 'off' }, onRestart })
  started.push(postgres)
  await scalar(postgres.url, 'CREATE TABLE kept AS SELECT 7 AS value')
  for (const times of [1, 2]) {
    process.kill(postmasterOf(join(folder, 'a')), 'SIGKILL')
    await vi.waitFor(() => expect(onRestart).toHaveBeenCalledTimes(times), { timeout: 20_000, interval: 50 })
    expect(await scalar(postgres.url, 'SELECT value FROM kept')).toBe(7)
  }
  expect(onRestart.mock.calls).toEqual([[], []])
  const pid = postmasterOf(join(folder, 'a'))
  await postgres.stop()
  expect(isAlive(pid)).toBe(false)
})
