import { sql } from '@payloadcms/db-postgres'
import { getTableConfig } from '@payloadcms/db-postgres/drizzle/pg-core'
import { getPayload, type Migration, type Payload } from 'payload'
import pg from 'pg'
import { beforeAll, expect, test, vi } from 'vitest'
import { migrations } from '../migrations/index.ts'
import { databaseOf } from './db/database.ts'
import { findLack, isMigrated, lackInWords } from './db/find-lack.ts'
import { migrateProject } from './db/ledger/migrate-project.ts'
import { accountColumns, workedOut } from './db/own-tables.ts'
import { readinessOf } from './db/readiness.ts'
import { askProject, emptyDatabase, openProject, sentences } from './testing/open-project.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const address = String(process.env.DATABASE_URL)

async function writesAndReads(payload: Payload): Promise<void> {
  const { id } = await payload.create({ collection: 'posts', data: { title: 'Brot' } })
  expect(await payload.findByID({ collection: 'posts', id })).toMatchObject({ title: 'Brot' })
  const page = await payload.create({ collection: 'pages', data: { title: 'Seite' } })
  expect(await payload.findByID({ collection: 'pages', id: page.id })).toMatchObject({ title: 'Seite' })
  expect(await payload.updateGlobal({ slug: 'settings', data: { title: 'Unser' } })).toMatchObject({ title: 'Unser' })
}

test('without its migrations it says one sentence, and the rest of the project works', async () => {
  const { payload, said } = await openProject({ url: await emptyDatabase() })
  expect(sentences(said)).toEqual([lackInWords.migrations])
  expect(readinessOf(payload).lack).toBe('migrations')
  await writesAndReads(payload)
  expect(payload.config.admin.user).toBe('members')
})

test('with ids that are numbers it says one sentence and adds nothing, and the rest of the project works', async () => {
  const { payload, said } = await openProject({ url: await emptyDatabase(), idType: 'serial' })
  expect(sentences(said)).toEqual([lackInWords.uuid])
  await writesAndReads(payload)
  expect(payload.collections).not.toHaveProperty('bf-pages')
  expect(payload.config.admin.components.beforeDashboard).toEqual(['@blickfang/cms/rsc#SetupNotice'])
})

test('it begins by itself as soon as its migrations have run', async () => {
  const { payload, said } = await openProject({ url: await emptyDatabase(), push: false })
  expect(sentences(said)).toEqual([lackInWords.migrations])
  await payload.db.migrate({ migrations: migrations as Migration[] })
  await readinessOf(payload).begun
  expect(readinessOf(payload).lack).toBeNull()
  expect(await databaseOf(payload).rows(sql`select 1 from bf_pages`)).toEqual([])
})

interface Column {
  readonly name: string
  readonly type: string
  readonly isNotNull: boolean
}

const columnsInDatabase = sql`
  select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as "isNotNull"
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped order by 1`

test('a database that is older than the release waits for the rest of the migrations', async () => {
  const { payload, said } = await openProject({ url: await emptyDatabase(), push: false })
  await payload.db.migrate({ migrations: migrations.slice(0, -1) as Migration[] })
  expect(await findLack(databaseOf(payload))).toBe('migrations')
  // A push would take away what those that have run have made.
  expect(await isMigrated(databaseOf(payload))).toBe(true)
  await payload.db.migrate({ migrations: migrations as Migration[] })
  expect(await findLack(databaseOf(payload))).toBeNull()
  expect(sentences(said)).toEqual([lackInWords.migrations])
})

test('the columns that accounts are given are in the project’s table, whatever it is called', async () => {
  const { payload } = await openProject({ url: await emptyDatabase(), users: 'members' })
  expect(Object.keys(payload.db.tables.people ?? {})).toEqual(expect.arrayContaining(Object.keys(accountColumns)))
  expect(Object.keys(accountColumns).length).toBeGreaterThan(0)
})

test('accounts of the project are those that ours point at, whose migrations ran first, and the site signs them in', async () => {
  const url = await emptyDatabase()
  await migrateProject(url)
  const { payload, said } = await openProject({ url, users: 'members', more: 'invoices' })
  expect(sentences(said)).toEqual([])
  expect(readinessOf(payload).lack).toBeNull()
  const login = { email: 'anna@test.example', password: 'vier Wörter am Stück' }
  const account = await payload.create({ collection: 'members', data: { ...login, role: 'admin' } })
  const db = databaseOf(payload)
  const target = sql`select count(*) filter (where confrelid = 'people'::regclass)::int as theirs,
      count(*) filter (where confrelid = 'bf_users'::regclass)::int as ours
    from pg_constraint where contype = 'f' and conrelid::regclass::text like 'bf\_%' and conrelid <> 'bf_users_sessions'::regclass`
  const [{ theirs, ours } = { theirs: 0, ours: -1 }] = await db.rows<{ theirs: number; ours: number }>(target)
  expect(ours).toBe(0)
  expect(theirs).toBeGreaterThan(7)
  await db.rows(sql`insert into bf_pages (draft, updated_by_id) values ('{}', ${account.id})`)
  await db.rows(sql`insert into bf_tours_seen (user_id) values (${account.id})`)

  const signedIn = await askProject(payload, '/bf-users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://site.example' },
    body: JSON.stringify(login),
  })
  expect(signedIn).toMatchObject({ status: 200, json: { user: { email: login.email } } })
  const headers = { authorization: `JWT ${signedIn.json.token}` }
  expect((await askProject(payload, '/bf-users/me', { headers })).json.user).toMatchObject({
    email: login.email,
    collection: 'members',
  })

  await payload.create({ collection: 'members', data: { ...login, email: 'bea@test.example', role: 'admin' } })
  await payload.delete({ collection: 'members', id: account.id })
  expect(await db.rows(sql`select updated_by_id from bf_pages where role is null`)).toEqual([{ updated_by_id: null }])
  expect(await db.rows(sql`select 1 from bf_tours_seen`)).toEqual([])
})

test('a database that does not let accounts be taken shuts nothing of the project, and they are taken once it does', async () => {
  const url = await emptyDatabase()
  await migrateProject(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`
    create function refuse() returns event_trigger language plpgsql as $$ begin
      if current_query() ilike '%not valid%' then raise 'must be owner of table'; end if;
    end $$;
    create event trigger refuse on ddl_command_start when tag in ('ALTER TABLE') execute function refuse()`)
  const { payload, said } = await openProject({ url, users: 'members', more: 'offers' })
  expect(sentences(said)).toEqual(['Accounts of the project could not be taken', lackInWords.migrations])
  await writesAndReads(payload)
  await client.query('drop event trigger refuse')
  await client.end()
  await readinessOf(payload).begun
  expect(readinessOf(payload).lack).toBeNull()
})

/** As Postgres itself names a kind. */
const asPostgres = (type: string) =>
  type
    .replace(/^varchar$/, 'character varying')
    .replace(/^timestamp(\(\d\))? with time zone$/, (_, digits = '') => `timestamp${digits} with time zone`)

let own: Payload
beforeAll(async () => {
  const { default: config } = await import('../payload.config.ts')
  own = await getPayload({ config })
})

test('Payload’s schema has every table and column that the migrations make', async () => {
  const inDatabase = await databaseOf(own).rows<Column>(columnsInDatabase)
  const tables = Object.values(own.db.tables).map((table) => getTableConfig(table as never))
  const declared = new Map(
    tables.flatMap(({ name, columns, primaryKeys }) =>
      columns.map((column): [string, Column] => {
        const isKey = primaryKeys.some((key) => key.columns.some((own) => own.name === column.name))
        const isNotNull = column.notNull || column.primary || isKey
        return [
          `${name}.${column.name}`,
          { name: `${name}.${column.name}`, type: asPostgres(column.getSQLType()), isNotNull },
        ]
      }),
    ),
  )
  const others = inDatabase.filter(({ name }) => !workedOut.some((one) => one === name))
  expect(others.filter(({ name }) => !declared.has(name)).map(({ name }) => name)).toEqual([])
  // Collections are Payload's to compare; what no collection declares is compared here to the letter.
  const { ownTables } = await import('./db/own-tables.ts')
  const ours = others.filter(({ name }) => Object.keys(ownTables).includes(name.split('.')[0] ?? ''))
  expect(ours.length).toBeGreaterThan(60)
  expect(ours.map(({ name }) => declared.get(name))).toEqual(ours)
})

test('a push for development makes the project’s tables and leaves every table of ours as it is', async () => {
  const shape = sql`
    select 'index' as kind, indexdef as is from pg_indexes where schemaname = 'public' and tablename <> all(${sql.param(shared)})
    union all select 'column', table_name || '.' || column_name || ' ' || data_type || coalesce(generation_expression, '')
      from information_schema.columns where table_schema = 'public' and table_name <> all(${sql.param(shared)})
    union all select 'rule', conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace and conrelid::regclass::text <> all(${sql.param(shared)})
    union all select 'trigger', tgname from pg_trigger where not tgisinternal order by 1, 2`
  const before = await databaseOf(own).rows(shape)
  const { payload, said } = await openProject({ url: address })
  expect(sentences(said)).toEqual([])
  await writesAndReads(payload)
  await payload.create({ collection: 'stories', data: { title: 'Ein Tag' } })
  expect(readinessOf(payload).lack).toBeNull()
  expect(await databaseOf(own).rows(shape)).toEqual(before)
})

/** Tables of Payload's own collections, and of the test's project. */
const shared = [
  ...['payload_jobs', 'payload_jobs_log', 'payload_locked_documents', 'payload_locked_documents_rels', 'payload_kv'],
  ...['payload_preferences', 'payload_preferences_rels', 'payload_migrations', 'posts'],
  ...['people', 'people_sessions', 'bf_pages_of_stories'],
  ...['users', 'media', 'pages', 'settings'],
]
