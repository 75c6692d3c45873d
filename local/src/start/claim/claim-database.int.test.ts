import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createDatabase } from '../../postgres/create-database.ts'
import { type Postgres, startPostgres } from '../../postgres/start-postgres.ts'
import { claimDatabase } from './claim-database.ts'

let folder: string
let postgres: Postgres
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'blickfang claim '))
  chmodSync(folder, 0o755)
  postgres = await startPostgres({ dataDir: folder, settings: { fsync: 'off' } })
})
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true })
})

const held: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const release of held.splice(0)) await release()
})

const database = (name: string) => createDatabase(postgres.url, name, { replace: true })

async function claim(url: string) {
  const release = await claimDatabase(url)
  held.push(release)
  return release
}

test('two starts do not share a database, whatever folders they run from; the second may have it after the first', async () => {
  const url = await database('claimed')
  const release = await claim(url)
  await expect(claimDatabase(url)).rejects.toThrow('Another Blickfang uses the database of DATABASE_URL already')
  await claim(await database('claimed_beside'))
  await release()
  await claim(url)
})

test('the claim outlives its connection, as after Postgres was started again', async () => {
  const url = await database('claimed_again')
  await claim(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const holders = async () =>
    (
      await client.query<{ pid: number }>(
        "select pid from pg_stat_activity where application_name = 'blickfang start' and datname = 'claimed_again'",
      )
    ).rows.map(({ pid }) => pid)
  const [first] = await holders()
  await client.query('select pg_terminate_backend($1)', [first])
  await expect.poll(async () => (await holders()).filter((pid) => pid !== first).length).toBe(1)
  await expect(claimDatabase(url)).rejects.toThrow('Another Blickfang')
  await client.end()
})
