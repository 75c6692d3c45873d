import { sql } from '@payloadcms/db-postgres'
import { expect, test, vi } from 'vitest'
import { databaseOf } from './db/database.ts'
import { migrateProject } from './db/ledger/migrate-project.ts'
import { standOnPages } from './operations/setup/stand-on-pages.ts'
import { askProject, emptyDatabase, openProject, sentences } from './testing/open-project.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const account = { email: 'anna@test.example', password: 'vier Wörter am Stück', name: 'Anna', language: 'de' }

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
  const begun = await askProject(payload, '/v1/setup/begin', posted({ code, account, site: null }))
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
  const home = await askProject(payload, '/v1/page/document?lang=de&slug=~home', {
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
