import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { saveData } from '@blickfang/contract/api/v1/data.ts'
import { createDatabase } from '@blickfang/local/src/postgres/create-database.ts'
import { type Postgres, startPostgres } from '@blickfang/local/src/postgres/start-postgres.ts'
import { sql } from '@payloadcms/db-postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePage } from '../../testing/make-page.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

/** A Postgres of its own: these tests kill it. */
const dataDir = mkdtempSync(join(tmpdir(), 'blickfang-crash-'))
let postgres: Postgres
let cms: TestCms
let page: Awaited<ReturnType<typeof makePage>>

beforeAll(async () => {
  postgres = await startPostgres({ dataDir })
  process.env.DATABASE_URL = await createDatabase(postgres.url, 'crash')
  execFileSync(process.execPath, ['scripts/run-script.mjs', 'cms/src/migrate.ts'], { stdio: 'ignore' })
  cms = await startCms()
  page = await makePage(cms)
  await page.publish()
  // A publish that reaches the fields waits there for as long as a test holds the lock.
  await cms.db.rows(sql`
    create function wait_for_test() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock_shared(4711); return null; end $$`)
  await cms.db.rows(
    sql`create trigger wait_for_test after update of published on bf_fields for each statement execute function wait_for_test()`,
  )
})
afterAll(async () => {
  await cms.stop()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function live() {
  const [row] = await cms.db.rows(sql`
    select (select published from bf_pages where id = ${page.pageId}) as page,
      (select jsonb_agg(published order by id) from bf_groups where page_id = ${page.pageId}) as groups,
      (select jsonb_agg(published order by id) from bf_fields where page_id = ${page.pageId}) as fields,
      (select count(*)::int from bf_revisions where page_id = ${page.pageId}) as revisions,
      (select count(*)::int from bf_cache_journal) as noted`)
  return row
}

async function change(text: string): Promise<void> {
  const [row] = await cms.db.rows<{ revs: Record<string, number> }>(
    sql`select revs from bf_fields where id = ${page.fieldId('title')}`,
  )
  await cms.call(saveData, {
    itemType: 'field',
    linkId: page.fieldId('title'),
    data: { content: { de: { text } } },
    base: row?.revs ?? {},
  })
  const [group] = await cms.db.rows<{ revs: Record<string, number> }>(
    sql`select revs from bf_groups where id = ${page.groupId}`,
  )
  await cms.call(saveData, {
    itemType: 'group',
    linkId: page.groupId,
    data: { options: { size: text.length % 2 ? 'small' : 'large' } },
    base: group?.revs ?? {},
  })
}

/** Starts a publish and answers once it stands in the middle: page and groups written, fields written, nothing committed. */
async function publishHalfWay(holder: pg.Client) {
  await holder.query('select pg_advisory_lock(4711)')
  const publish = page.publish()
  for (;;) {
    const { rows } = await holder.query<{ pid: number }>(
      `select pid from pg_locks where locktype = 'advisory' and objid = 4711 and not granted`,
    )
    if (rows[0]) return { publish, pid: rows[0].pid }
  }
}

async function holder(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  // Killing the server ends this connection too.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

test('a publish whose connection is cut leaves the page as it was, says so, and works when tried again', async () => {
  await change('Nach dem Abbruch')
  const before = await live()
  const client = await holder()
  const { publish, pid } = await publishHalfWay(client)
  await client.query('select pg_terminate_backend($1)', [pid])
  expect(await publish).toMatchObject({ status: 503, json: { code: 'UNAVAILABLE', success: false } })
  expect(await live()).toEqual(before)
  await client.end()
  expect((await page.publish()).json).toMatchObject({ success: true, published: { fields: 1, groups: 1 } })
})

test('a Postgres that is killed in the middle of a publish comes back with the page as it was', async () => {
  await change('Nach dem harten Absturz')
  const before = await live()
  const client = await holder()
  const { publish } = await publishHalfWay(client)
  const { rows } = await client.query<{ data_directory: string }>('show data_directory')
  const folder = rows[0]?.data_directory ?? ''
  process.kill(Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
  expect(await publish).toMatchObject({ status: 503, json: { code: 'UNAVAILABLE' } })
  postgres = await startPostgres({ dataDir })
  expect(await live()).toEqual(before)
  expect((await page.publish()).json).toMatchObject({ success: true, published: { fields: 1, groups: 1 } })
})
