import { randomUUID } from 'node:crypto'
import { createDatabase } from '@blickfang/local/src/postgres/create-database.ts'
import { dropDatabase } from '@blickfang/local/src/postgres/drop-database.ts'
import type { SQLWrapper } from '@payloadcms/db-postgres/drizzle'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { migrations } from './migrations/index.ts'

vi.setConfig({ testTimeout: 240_000 })

const address = String(process.env.DATABASE_URL)
const [prefix, ...others] = migrations
const dialect = new PgDialect()

async function emptyDatabase(): Promise<pg.Client> {
  const name = `prefix_${randomUUID().slice(0, 8)}`
  const client = new pg.Client({ connectionString: await createDatabase(address, name) })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await dropDatabase(address, name)
  })
  return client
}

type Migration = (typeof migrations)[number]

async function run(client: pg.Client, { up, name }: Migration): Promise<void> {
  await up(asked(client))
  await client.query('insert into payload_migrations (name, batch) values ($1, 1)', [name])
}

/** Hands a migration what it takes of Payload: the database alone. */
function asked(client: pg.Client): never {
  const execute = (statement: SQLWrapper | string) => {
    const { sql, params } =
      typeof statement === 'string' ? { sql: statement, params: [] } : dialect.sqlToQuery(statement.getSQL())
    return client.query(sql, params.length > 0 ? params : undefined)
  }
  return { db: { execute }, payload: {}, req: {} } as never
}

/** Leaves a database as a release without the prefix had it. */
async function asBefore(client: pg.Client): Promise<void> {
  await prefix?.down(asked(client))
  await client.query('delete from payload_migrations where name = $1', [prefix?.name])
}

/** Every object of a database with what Postgres says of it, but for the names of rules that belong to triggers, which cannot be renamed. */
async function described(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    select 'column ' || table_name || ' ' || column_name || ' ' || udt_name || ' ' || coalesce(column_default, '') || coalesce(generation_expression, '') as line
      from information_schema.columns where table_schema = 'public'
    union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
    union all select 'rule ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace and contype <> 't'
    union all select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select 'counter ' || relname from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace
    union all select 'kind ' || typname from pg_type where typtype = 'e' and typnamespace = 'public'::regnamespace
    union all select 'function ' || pg_get_functiondef(p.oid) from pg_proc p where pronamespace = 'public'::regnamespace and prokind = 'f'
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by 1`)
  return rows.map(({ line }) => line)
}

test('a database of a release without the prefix is one of this release afterwards, to the letter, and its rows are the same', async () => {
  const client = await emptyDatabase()
  for (const migration of migrations) await run(client, migration)
  const made = await described(client)
  const text = {
    root: { children: [{ type: 'link', fields: { doc: { relationTo: 'bf-pages', value: randomUUID() } } }] },
  }
  await client.query(`
    with person as (insert into bf_users (email, name) values ('anna@test.example', 'Anna') returning id),
      page as (insert into bf_pages (draft, published, updated_by_id) select v, v, id from person, (select '{"name.de": "Brot", "slug.de": "brot"}'::jsonb as v) v returning id),
      block as (insert into bf_groups (page_id, name, draft, published) select id, 'hero', '{}', '{}' from page returning id, page_id)
    insert into bf_fields (page_id, group_id, name, kind, draft, published)
      select page_id, id, 'title', 'text', words, words from block, (select '{"content.de": {"text": "Vom Steinofen"}}'::jsonb as words) w`)
  const { rows } = await client.query<{ id: string }>(
    `insert into bf_job_offers (state) values ('published') returning id`,
  )
  await client.query(
    `insert into bf_job_offers_locales (_parent_id, _locale, title, text) values ($1, 'de', 'Lehrstelle', $2)`,
    [rows[0]?.id, text],
  )
  await client.query(
    `insert into payload_preferences (key, value) values ('collection-bf-pages', '{"limit": 25}'), ('global-bf-settings', '{}'), ('nav', '{}')`,
  )
  const held = async (tables: readonly string[]) =>
    Promise.all(
      tables.map(
        async (table) =>
          (
            await client.query(
              `select (to_jsonb(t) - '{kept_in,updated_at}'::text[])::text as row from ${table} t order by 1`,
            )
          ).rows,
      ),
    )
  const tables = [
    'bf_users',
    'bf_pages',
    'bf_groups',
    'bf_fields',
    'bf_search_texts',
    'bf_job_offers',
    'bf_job_offers_locales',
    'payload_preferences',
  ]
  const before = await held(tables)
  expect(JSON.stringify(before[4])).toContain('Steinofen')

  await asBefore(client)
  const old = await described(client)
  expect(old.filter((line) => /\\bbf[_-]/.test(line))).toEqual([])
  const former = await held(tables.map((table) => table.replace(/^bf_/, '')))
  expect(JSON.stringify(former)).not.toMatch(/bf-(?:pages|settings)/)
  expect(former.slice(0, 5)).toEqual(before.slice(0, 5))
  // The functions of before find their tables.
  await client.query(`update fields set published = '{"content.de": {"text": "Vom Holzofen"}}'`)
  expect((await client.query(`select words from search_texts where kind = 'page'`)).rows[0]?.words).toContain(
    'Holzofen',
  )
  await client.query(`update fields set published = draft`)

  for (const migration of migrations.slice(0, 1)) await run(client, migration)
  expect(await described(client)).toEqual(made)
  expect(await held(tables)).toEqual(before)
})

test.each([1, 8, 16, 30, others.length - 1])(
  'a database that has run %d migrations of a release without the prefix ends like every other',
  async (many) => {
    const [client, whole] = [await emptyDatabase(), await emptyDatabase()]
    for (const migration of migrations.slice(0, many + 1)) await run(client, migration)
    await asBefore(client)
    for (const migration of migrations) {
      const { rowCount } = await client.query('select from payload_migrations where name = $1', [migration.name])
      if (rowCount === 0) await run(client, migration)
    }
    for (const migration of migrations) await run(whole, migration)
    expect(await described(client)).toEqual(await described(whole))
  },
)

test('in a database of somebody else nothing is renamed', async () => {
  const client = await emptyDatabase()
  await client.query(`
    create table payload_migrations (name text, batch numeric);
    insert into payload_migrations values ('20200101_000000_theirs', 1);
    create table users (id int primary key); create table media (id int primary key, users_id int references users (id));
    create function keep_page_texts(of uuid) returns void language sql as 'select from users'`)
  const before = await described(client)
  await prefix?.up(asked(client))
  expect(await described(client)).toEqual(before)
})
