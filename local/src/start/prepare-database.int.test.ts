import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createDatabase } from '../postgres/create-database.ts'
import { type Postgres, startPostgres } from '../postgres/start-postgres.ts'
import { withClient } from '../postgres/with-client.ts'
import { prepareDatabase } from './prepare-database.ts'
import type { Run } from './run.ts'

let folder: string
let postgres: Postgres
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'blickfang prepare '))
  chmodSync(folder, 0o755)
  postgres = await startPostgres({ dataDir: folder, settings: { fsync: 'off' } })
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await postgres.stop()
  rmSync(folder, { recursive: true })
})

/** Prepares a database with so many pages and accounts, and answers what was run. */
async function prepared(pages: number, users: number, isDemo = true): Promise<string[]> {
  const url = await createDatabase(postgres.url, 'prepared', { replace: true })
  await withClient(url, (client) =>
    client.query(
      `CREATE TABLE bf_pages AS SELECT generate_series(1, ${pages}); CREATE TABLE bf_users AS SELECT generate_series(1, ${users})`,
    ),
  )
  const names: string[] = []
  const run = { toEnd: async ({ name }: { name: string }) => void names.push(name) } as unknown as Run
  await prepareDatabase(url, { env: {}, run, isDemo })
  await prepareDatabase(url, { env: {}, run, isDemo })
  return names
}

test.each([
  [0, 0, ['migrate', 'seed']],
  [0, 1, ['migrate', 'seed']],
  [3, 0, ['migrate', 'seed']],
  [3, 1, ['migrate']],
])('with %i pages and %i accounts it runs %j, once', async (pages, users, names) => {
  expect(await prepared(pages, users)).toEqual(names)
})

test('without the demo an empty database waits for whoever sets the site up', async () => {
  expect(await prepared(0, 0, false)).toEqual(['migrate'])
})

test('nobody reads that an empty database is filled when it is not', async () => {
  vi.mocked(console.log).mockClear()
  await prepared(3, 1)
  expect(vi.mocked(console.log).mock.calls.join('\n')).not.toContain('empty')
})
