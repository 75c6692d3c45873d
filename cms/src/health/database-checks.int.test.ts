import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { DatabaseChecks } from './database-checks.ts'

const url = process.env.DATABASE_URL ?? ''
const client = new pg.Client({ connectionString: url })
await client.connect()
const checks = new DatabaseChecks(url)

afterAll(() => client.end())

test('a database that is there, migrated and told of passes', async () => {
  expect(await checks.answers()).toEqual({ status: 'pass' })
  expect(await checks.migrated()).toEqual({ status: 'pass' })
  expect(await checks.cachesTold()).toEqual({ status: 'pass' })
  expect(await checks.hasRoom()).toEqual({ status: 'pass' })
})

test('a migration that has not run fails by its name; one of a later release does not matter', async () => {
  await client.query(`insert into payload_migrations (name, batch) values ('20990101_000000_later', 9)`)
  const { rows } = await client.query('delete from payload_migrations where batch < 9 returning name, batch')
  const finding = await checks.migrated()
  for (const { name, batch } of rows) {
    await client.query('insert into payload_migrations (name, batch) values ($1, $2)', [name, batch])
  }
  expect(finding.status).toBe('fail')
  expect(finding.output).toContain(`${rows.length} migrations have not run`)
  expect(await checks.migrated()).toEqual({ status: 'pass' })
})

test('a change to which a web process has not come for minutes, though it asks, is a warning', async () => {
  await client.query(`insert into bf_cache_webs (id, position) values ('behind', 0)`)
  await client.query(
    `insert into bf_cache_journal (position, tags, created_at) values (1, '["site"]', now() - interval '5 minutes')`,
  )
  expect(await checks.cachesTold()).toEqual({
    status: 'warn',
    output: 'A web process has not let go of old pages for 300 s.',
  })
  await client.query('delete from bf_cache_journal')
  await client.query('delete from bf_cache_webs')
})

test('a database that is away, refuses or is not there is named so, without its address', async () => {
  const away = new DatabaseChecks('postgres://zora:geheim@127.0.0.1:9/site')
  expect(await away.answers()).toEqual({
    status: 'fail',
    output: 'The database does not answer: nobody listens there.',
  })
  expect(await away.migrated()).toEqual({ status: 'fail', output: 'Nobody knows: see database.' })
  const other = new URL(url)
  other.pathname = '/not_there'
  expect(await new DatabaseChecks(other.href).answers()).toEqual({
    status: 'fail',
    output: 'The database does not answer: there is no such database.',
  })
})

test('a database whose clock is another one is a warning that says how far', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
  const { status, output } = await checks.answers()
  vi.useRealTimers()
  expect([status, output]).toEqual(['warn', expect.stringMatching(/^The database's clock is -3[56]\d{5} ms from this/)])
  expect(await checks.answers()).toEqual({ status: 'pass' })
})

test('a database that may write no more is a warning, and one that is away is left to its own check', async () => {
  const name = client.escapeIdentifier(new URL(url).pathname.slice(1))
  await client.query(`alter database ${name} set temp_file_limit = 0`)
  const limited = new DatabaseChecks(url)
  expect(await limited.hasRoom()).toEqual({
    status: 'warn',
    output: 'The database takes nothing new: a limit of its settings is reached.',
  })
  expect(await limited.answers()).toEqual({ status: 'pass' })
  await client.query(`alter database ${name} reset temp_file_limit`)
  expect(await new DatabaseChecks('postgres://zora@127.0.0.1:9/site').hasRoom()).toEqual({ status: 'pass' })
})
