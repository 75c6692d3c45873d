import type { BodyInput } from '@blickfang/contract/api/endpoint.ts'
import { newSiteSchema } from '@blickfang/contract/api/v1/setup/new-site.ts'
import { beginSite, fillDemo, openSetup } from '@blickfang/contract/api/v1/setup/setup.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { getSiteView } from '../site/get-site-view.ts'
import { Demo } from './demo.ts'
import { findSetupAddress } from './require-setup.ts'

/** Words of the demo and of its trade, none of which stands in a bakery's site. */
const foreign = /opti[ckqč]|winterthur|lindenhof|brille|lunette|occhiali|glasses|augen|golf|marktgasse/i

type Body = BodyInput<typeof beginSite>

const account: Body['account'] = {
  email: 'anna@backhaus.example',
  password: 'vier Wörter am Stück',
  name: 'Anna',
  language: 'fr',
}
const bakery: NonNullable<Body['site']> = {
  ...{
    name: 'Backhaus *Anna*',
    kind: 'bakery',
    country: 'CH',
    mainLanguage: 'de',
    languages: ['de', 'fr', 'it', 'en'],
  },
  ...{ street: 'Dorfplatz', streetNumber: '4', zip: '3000', city: 'Bern', phone: '031 300 40 50' },
  email: 'die_drei_backen@back-haus.example',
  hours: [{ day: 2, open: '06:30', close: '12:00' }],
  theme: { primary: '#c8553d', secondary: '#f2c6a0', background: '#fdf9f5', header: '#7a2e20', footer: '#2a1612' },
  fonts: 'calm',
  parts: ['offer', 'about'],
}

let cms: TestCms
let code: string
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

beforeEach(async () => {
  for (const table of ['bf_users', 'bf_pages', 'bf_page_slugs', 'bf_branches', 'bf_navigation', 'bf_rate_limits'])
    await cms.db.rows(sql`delete from ${sql.identifier(table)}`)
  const address = await findSetupAddress(cms.payload, cms.db)
  code = new URL(address ?? '').hash.slice(1)
})

const begin = (body: object = {}) => cms.call(beginSite, { code, account, site: bakery, ...body }, null)
const counts = async () =>
  (
    await cms.db.rows(sql`
      select (select count(*)::int from bf_users) as users, (select count(*)::int from bf_pages) as pages,
        (select count(*)::int from bf_branches) as branches, (select count(*)::int from bf_navigation) as menu,
        (select rev::int from bf_settings) as settings`)
  )[0] as { users: number; pages: number; branches: number; menu: number; settings: number }

test('one call makes the account, settings, branch, pages and menu, all as drafts, with the owner’s data', async () => {
  expect((await begin()).json).toMatchObject({ success: true, language: 'de' })
  const pages = await cms.db.rows<{ role: string | null; status: string; name: string }>(
    sql`select role, status, draft ->> 'name.de' as name from bf_pages order by draft ->> 'order' collate "C"`,
  )
  expect(pages.map(({ name }) => name)).toEqual([
    ...['Startseite', 'Angebot', 'Über uns', 'Kontakt', 'Impressum', 'Datenschutz', 'AGB', 'Suche'],
  ])
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set(['draft']))
  const login = { collection: 'bf-users', data: { email: account.email, password: account.password } } as const
  expect((await cms.payload.login(login)).token).toBeTruthy()
  const [user] = await cms.db.rows(sql`select role, locale, name from bf_users`)
  expect(user).toEqual({ role: 'admin', locale: 'fr', name: 'Anna' })
  const view = await getSiteView({ locale: 'de', draft: true }, { db: cms.db, actor: { id: null, role: 'system' } })
  expect(view.business.kind).toBe('bakery')
  expect(JSON.stringify(view)).toContain('031 300 40 50')
  const visitors = await getSiteView(
    { locale: 'de', draft: false },
    { db: cms.db, actor: { id: null, role: 'visitor' } },
  )
  expect(visitors.homeLocales).toEqual([])
  // What an owner types is no mark of the text.
  const [imprint] = await cms.db.rows<{ words: string }>(sql`
    select string_agg(f.draft::text, ' ') as words from bf_fields f join bf_pages p on p.id = f.page_id where p.role = 'imprint'`)
  for (const said of [bakery.name, 'Dorfplatz 4', '3000 Bern', `mailto:${bakery.email}`])
    expect(imprint?.words).toContain(said)
})

test.each([
  ['AT', undefined, 'Europe/Vienna'],
  ['US', 'Pacific/Honolulu', 'Pacific/Honolulu'],
])('a site in %s that names the time zone %s is in %s', async (country, timeZone, zone) => {
  await begin({ site: { ...bakery, country, timeZone } })
  const [row] = await cms.db.rows<{ business: object }>(sql`select "values" -> 'business' as business from bf_settings`)
  expect(row?.business).toMatchObject({ country, timeZone: zone })
})

test('nothing of another trade or of the demo stands in a bakery’s rows', async () => {
  await begin()
  const rows = await cms.db.rows<{ words: string }>(sql`
    select draft::text || title as words from bf_pages union all select name || draft::text from bf_groups
    union all select name || draft::text from bf_fields union all select label::text from bf_navigation`)
  expect(rows.length).toBeGreaterThan(60)
  expect(rows.filter(({ words }) => foreign.test(words) || /\{\w+\}/.test(words.replace(/"\w+":\{/g, '')))).toEqual([])
})

test('a page speaks the chosen languages and hides in no other', async () => {
  await begin({ site: { ...bakery, mainLanguage: 'it', languages: ['it'] } })
  const pages = await cms.db.rows<{ draft: Record<string, unknown> }>(
    sql`select draft from bf_pages where role = 'home'`,
  )
  expect(pages[0]?.draft).toMatchObject({ 'name.it': 'Pagina iniziale' })
  expect(Object.keys(pages[0]?.draft ?? {}).filter((key) => /\.(de|fr|en)$|disallowed/.test(key))).toEqual([])
  const fields = await cms.db.rows<{ draft: object }>(sql`select draft from bf_fields where draft ? 'content.it'`)
  expect(fields.length).toBeGreaterThan(20)
  expect(await cms.db.rows(sql`select 1 from bf_fields where draft ? 'content.de'`)).toEqual([])
})

test('a wrong code, a second try and a guessable password leave everything as it was, each with a sentence', async () => {
  const before = await counts()
  const wrong = await begin({ code: `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}` })
  expect([wrong.status, wrong.json.code]).toEqual([403, 'SETUP_CODE'])
  const guessable = await begin({ account: { ...account, password: 'passwort12345' } })
  expect([guessable.status, guessable.json.code]).toEqual([400, 'INVALID'])
  expect(JSON.stringify(guessable.json.fields)).toMatch(/mot de passe/i)
  const other = await begin({ site: { ...bakery, mainLanguage: 'en', languages: ['de'] } })
  expect([other.status, Object.keys(other.json.fields)]).toEqual([400, ['site.mainLanguage']])
  expect(await counts()).toEqual(before)
  await begin()
  const after = await counts()
  const second = await begin({ account: { ...account, email: 'other@test.example' } })
  expect([second.status, second.json.code]).toEqual([409, 'SETUP_CLOSED'])
  expect((await cms.call(openSetup, { code }, null)).json.code).toBe('SETUP_CLOSED')
  expect(await counts()).toEqual(after)
})

test('of several presses at once one makes the site', async () => {
  const all = await Promise.all([begin(), begin(), begin()])
  expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(await counts()).toMatchObject({ users: 1, branches: 1, pages: 8, menu: 3 })
})

test('a server that ends in the middle leaves nothing, and the same call goes through later', async () => {
  const before = await counts()
  await cms.db.rows(sql`
    create function refuse_menu() returns trigger language plpgsql as $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`)
  await cms.db.rows(sql`create trigger refuse_menu before insert on bf_navigation execute function refuse_menu()`)
  expect((await begin()).status).toBeGreaterThanOrEqual(500)
  await cms.db.rows(sql`drop function refuse_menu cascade`)
  expect(await counts()).toEqual(before)
  expect((await begin()).status).toBe(200)
})

test('pages that are there stay as they are, and only the account is made', async () => {
  await begin()
  await cms.db.rows(sql`delete from bf_users`)
  const before = await counts()
  expect((await cms.call(openSetup, { code }, null)).json).toMatchObject({ hasPages: true })
  expect((await begin({ site: { ...bakery, name: 'Andere' } })).status).toBe(200)
  expect(await counts()).toEqual({ ...before, users: 1 })
})

test('the demo is filled in first and the account made then; one that fails leaves a site to be set up', async () => {
  const own = cms.payload.config.custom?.blickfang as { demo: Demo | null }
  expect((await cms.call(fillDemo, { code, account }, null)).json.code).toBe('SETUP_NO_DEMO')
  let end = (_: Error | null) => {}
  const fill = () => new Promise<void>((resolve, reject) => (end = (error) => (error ? reject(error) : resolve())))
  own.demo = new Demo(fill)
  const said = vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => undefined)
  expect((await cms.call(fillDemo, { code, account: { ...account, password: 'passwort12345' } }, null)).status).toBe(
    400,
  )
  expect((await cms.call(openSetup, { code }, null)).json.demo).toBe('ready')
  expect((await cms.call(fillDemo, { code, account }, null)).status).toBe(200)
  expect((await cms.call(openSetup, { code }, null)).json.demo).toBe('running')
  expect((await cms.call(fillDemo, { code, account }, null)).json.code).toBe('SETUP_NO_DEMO')
  end(new Error('no disk'))
  await expect.poll(async () => (await cms.call(openSetup, { code }, null)).json.demo).toBe('failed')
  expect((await counts()).users).toBe(0)
  expect((await cms.call(fillDemo, { code, account }, null)).status).toBe(200)
  end(null)
  await expect.poll(async () => (await cms.call(openSetup, { code }, null)).json.code).toBe('SETUP_CLOSED')
  own.demo = null
  said.mockRestore()
})

test('what the test sends is what the contract takes', () => {
  expect(newSiteSchema.parse(bakery)).toEqual(bakery)
})
