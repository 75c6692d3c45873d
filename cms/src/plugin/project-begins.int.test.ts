import { apiAddress } from '@blickfang/contract/api/api-address.ts'
import { sql } from '@payloadcms/db-postgres'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { databaseOf } from './db/database.ts'
import { migrateProject } from './db/ledger/migrate-project.ts'
import { readinessOf } from './db/readiness.ts'
import { standOnPages } from './operations/setup/stand-on-pages.ts'
import { askProject, emptyDatabase, openProject, sentences } from './testing/open-project.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const account = { email: 'anna@test.example', password: 'vier Wörter am Stück', name: 'Anna', language: 'de' }

const addressOf = (name: 'beginSite' | 'getDocument') => apiAddress(name).replace(/^\/api/, '')
const posted = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', origin: 'https://site.example' },
  body: JSON.stringify(body),
})

test('where the project’s admin has other accounts nobody makes the first of ours but by the link in the log', async () => {
  const url = await emptyDatabase()
  await migrateProject(url)
  const { payload, said, warned } = await openProject({ url, more: 'bills' })
  expect(sentences(said)).toEqual([])
  expect(payload.config.admin.user).toBe('members')
  const stranger = await askProject(payload, '/bf-users/first-register', posted(account))
  expect(stranger.status).toBe(403)
  expect(await databaseOf(payload).rows(sql`select 1 from bf_users`)).toEqual([])
  const [, code] = /https:\/\/site\.example\/setup#(\S+)/.exec(warned.join('\n')) ?? []
  const begun = await askProject(payload, addressOf('beginSite'), posted({ code, account, site: null }))
  expect(begun).toMatchObject({ status: 200, json: { success: true } })
  expect(await databaseOf(payload).rows(sql`select role from bf_users`)).toEqual([{ role: 'admin' }])
})

const roles = ['contact', 'home', 'imprint', 'privacy', 'search', 'terms']

test('a project with accounts of its own begins with a home page, a menu and legal pages, which its owner opens', async () => {
  const url = await emptyDatabase()
  await migrateProject(url)
  const { payload, said } = await openProject({ url, users: 'members', more: 'receipts' })
  expect(sentences(said)).toEqual([])
  const { email, password } = account
  await payload.create({ collection: 'members', data: { email, password, role: 'admin' } })
  const { json: login } = await askProject(payload, '/bf-users/login', posted({ email, password }))
  // Where the site leads whoever has signed in.
  const home = await askProject(payload, `${addressOf('getDocument')}?lang=de&slug=~home`, {
    headers: { authorization: `JWT ${login.token}` },
  })
  expect(home).toMatchObject({ status: 200, json: { document: { page: { role: 'home' } } } })
  const db = databaseOf(payload)
  const pages = sql`select id, role, status from bf_pages order by role`
  const before = await db.rows<{ role: string; status: string }>(pages)
  expect(before.map(({ role, status }) => [role, status])).toEqual(roles.map((role) => [role, 'draft']))
  const menu = await db.rows<{ label: object; page: string }>(
    sql`select label, children -> 0 ->> 'page' as page from bf_navigation`,
  )
  expect(menu).toMatchObject([{ label: { de: 'Kontakt' }, page: (before[0] as unknown as { id: string }).id }])

  // A start anew leaves all of it as it is; what a release brings is added, and what was removed stays so.
  expect(await standOnPages(payload)).toEqual([])
  await db.rows(sql`delete from bf_pages where role = 'search'`)
  await db.rows(sql`delete from bf_navigation`)
  expect((await Promise.all([standOnPages(payload), standOnPages(payload)])).flat()).toEqual(['Suche'])
  expect(await db.rows(sql`select 1 from bf_navigation`)).toEqual([])
})

test('who starts before migrating migrates all the same, and the project points at our tables from the next start on', async () => {
  const url = await emptyDatabase()
  const { payload } = await openProject({ url, more: 'letters' })
  expect(readinessOf(payload).lack).toBe('migrations')
  const { id } = await payload.create({ collection: 'posts', data: { title: 'Brot' } })
  await payload.delete({ collection: 'posts', id })
  const ours = sql`select relname from pg_class where relname like 'bf\_%' and relname <> 'bf_pages_of_stories' and relkind = 'r'`
  expect(await databaseOf(payload).rows(ours)).toEqual([])
  expect((await migrateProject(url)).length).toBeGreaterThan(10)
  await readinessOf(payload).begun
  const again = await openProject({ url, more: ['letters', 'notes'] })
  expect(sentences(again.said)).toEqual([])
  const [{ count } = { count: 0 }] = await databaseOf(payload).rows<{ count: number }>(sql`
    select count(*)::int from pg_constraint where contype = 'f' and conrelid = 'payload_locked_documents_rels'::regclass
      and confrelid = 'bf_branches'::regclass`)
  expect(count).toBe(1)
})

test('tables of ours that a push has made give way when they are empty, and are told when they are not', async () => {
  const url = await emptyDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`
    create type enum_bf_users_role as enum ('admin', 'optician');
    create table bf_users (id uuid primary key, role enum_bf_users_role);
    create table bf_pages_of_stories (id uuid primary key); insert into bf_pages_of_stories values (gen_random_uuid());
    create table payload_locked_documents_rels (id serial primary key, bf_users_id uuid references bf_users (id));
    insert into bf_users values (gen_random_uuid(), 'admin')`)
  await expect(migrateProject(url)).rejects.toThrow('something is in bf_users')
  await client.query('delete from bf_users')
  expect((await migrateProject(url)).length).toBeGreaterThan(10)
  expect((await client.query('select 1 from bf_pages_of_stories')).rows).toHaveLength(1)
  expect((await client.query('select email from bf_users')).rows).toEqual([])
  await client.end()
})
