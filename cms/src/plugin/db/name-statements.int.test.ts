import { inRequest } from '@blickfang/platform/server/request-scope.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '../testing/start-cms.ts'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

/** Question by which Postgres itself says what it is asked. */
const own = sql`select query from pg_stat_activity where pid = pg_backend_pid()`

test('a statement bears the id of the request in whose name it runs, also inside a transaction', async () => {
  const [[alone], [inside], [nobody]] = await Promise.all([
    inRequest('request-a', () => cms.db.rows<{ query: string }>(own)),
    inRequest('request-b', () => cms.db.transaction((tx) => tx.rows<{ query: string }>(own))),
    cms.db.rows<{ query: string }>(own),
  ])
  expect(alone?.query).toMatch(/ \/\* request-a \*\/$/)
  expect(inside?.query).toMatch(/ \/\* request-b \*\/$/)
  expect(nobody?.query).not.toContain('/*')
})

test('a statement that is planned once is the same for every request', async () => {
  const planned = (id: string) => inRequest(id, () => cms.db.planned<{ one: number }>('one', sql`select 1 as one`))
  for (const id of ['request-c', 'request-d', 'request-e']) expect(await planned(id)).toEqual([{ one: 1 }])
})
