import { postgresAdapter, sql } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj } from 'payload'
import { expect, test, vi } from 'vitest'
import { databaseOf } from './db/database.ts'
import { lackInWords } from './db/find-lack.ts'
import { migrateProject } from './db/ledger/migrate-project.ts'
import { readinessOf } from './db/readiness.ts'
import { queueEntry } from './queue/queue-job.ts'
import { emptyDatabase, openProject, reloadProject, sentences } from './testing/open-project.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

test('a database whose project has not migrated its own half is told so, and it begins as soon as that is there', async () => {
  const url = await emptyDatabase()
  await migrateProject(url)
  const { payload, said } = await openProject({ url, push: false, users: 'members' })
  expect(sentences(said)).toEqual([lackInWords.project])
  await openProject({ url, users: 'members', more: 'tickets' })
  await readinessOf(payload).begun
  const db = databaseOf(payload)
  for (const column of ['people.role', 'payload_jobs.leased_until', 'payload_locked_documents_rels.bf_branches_id']) {
    const [table = '', name = ''] = column.split('.')
    const kind = table === 'people' ? sql`varchar` : name.endsWith('_id') ? sql`uuid` : sql`timestamptz`
    await db.rows(sql`alter table ${sql.identifier(table)} drop column ${sql.identifier(name)}`)
    const again = await openProject({ url, push: false, users: 'members' })
    expect([column, sentences(again.said)]).toEqual([column, [lackInWords.project]])
    await db.rows(sql`alter table ${sql.identifier(table)} add column ${sql.identifier(name)} ${kind}`)
  }
})

test.each([
  ['names', { localesSuffix: '_words' }],
  ['names', { relationshipsSuffix: '_links' }],
  ['transactions', { transactionOptions: false }],
] as const)('an adapter that Blickfang cannot work with is told in a sentence: %s by %j', async (lack, adapter) => {
  const { payload, said } = await openProject({ url: await emptyDatabase(), push: false, adapter })
  expect(sentences(said)).toEqual([lackInWords[lack]])
  const isOff = 'transactionOptions' in adapter
  expect((await payload.db.beginTransaction()) === null).toBe(isOff)
})

test('an adapter of another package is told in a sentence, though it calls itself Postgres', async () => {
  const url = await emptyDatabase()
  const own = postgresAdapter({ pool: { connectionString: url }, idType: 'uuid', push: false })
  const init: DatabaseAdapterObj['init'] = (args) =>
    Object.assign(own.init(args), { packageName: '@payloadcms/db-vercel-postgres' })
  const { said } = await openProject({ url, config: { db: { ...own, init } as DatabaseAdapterObj } })
  expect(sentences(said)).toEqual([lackInWords.postgres])
})

test('jobs are queued where Payload makes the ids itself, and what its own collections fail of stays its matter', async () => {
  const url = await emptyDatabase()
  await migrateProject(url)
  const { payload, said } = await openProject({ url, idType: 'uuidv7', users: 'members', more: 'orders' })
  expect(sentences(said)).toEqual([])
  const db = databaseOf(payload)
  await queueEntry(db, 'sendMail', { input: {}, key: 'one' })
  await db.rows(sql`insert into bf_webhooks (url, events) values ('https://other.example', '{form.entry}')`)
  await db.rows(sql`select note_webhook_event('form.entry', '{"id": "1"}')`)
  expect(await db.rows(sql`select task_slug from payload_jobs where queue = 'blickfang' order by 1`)).toEqual(
    expect.arrayContaining([{ task_slug: 'deliverWebhook' }, { task_slug: 'sendMail' }]),
  )

  const title = 'a\u0000b'
  const fault = await payload.create({ collection: 'posts', data: { title } }).catch((error: unknown) => error)
  expect(fault).not.toHaveProperty('status', 400)
  const where = { title: { equals: title } }
  await expect(payload.find({ collection: 'bf-pages', where })).rejects.toHaveProperty('status', 400)
})

test('with a configuration that has changed meanwhile Blickfang begins again, also for whoever waits since before', async () => {
  const url = await emptyDatabase()
  const { payload } = await openProject({ url, users: 'members', more: 'drawings' })
  const before = readinessOf(payload)
  expect(before.lack).toBe('migrations')
  await migrateProject(url)
  await reloadProject(payload, { url, users: 'members', more: ['drawings', 'sketches'] })
  expect(readinessOf(payload)).not.toBe(before)
  await Promise.all([readinessOf(payload).begun, before.begun])
  expect(readinessOf(payload).lack).toBeNull()
  expect((await payload.find({ collection: 'bf-pages' })).totalDocs).toBeGreaterThan(4)
})
