import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '../testing/start-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

const probe = (name: string) => sql`
  select pg_backend_pid() as connection, custom_plans::int as custom, generic_plans::int as generic from pg_prepared_statements where name = ${name}::text`

test('a planned statement is planned once a connection, however its parameters look to Postgres', async () => {
  const runs: { connection: number; custom: number; generic: number }[] = []
  for (let run = 0; run < 8; run++) runs.push(...(await cms.db.planned<(typeof runs)[number]>('probe', probe('probe'))))
  const lastOfEach = [...new Map(runs.map((run) => [run.connection, run])).values()]
  expect(runs.map(({ custom }) => custom)).toEqual(runs.map(() => 0))
  expect(lastOfEach.reduce((sum, { generic }) => sum + generic, 0)).toBe(8)
})

test('a planned statement that fails leaves no open transaction behind, and the next one is answered', async () => {
  await expect(cms.db.planned('broken', sql`select 1 / ${0}::int as x`)).rejects.toThrow('division by zero')
  expect(await cms.db.planned('whole', sql`select 1 as x`)).toEqual([{ x: 1 }])
  const open = await cms.db.rows(
    sql`select pid from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  )
  expect(open).toEqual([])
})

test('a planned statement only reads', async () => {
  await expect(cms.db.planned('writes', sql`delete from bf_revisions returning id`)).rejects.toThrow('read-only')
})
