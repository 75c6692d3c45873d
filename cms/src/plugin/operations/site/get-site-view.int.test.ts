import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { sql } from '@payloadcms/db-postgres'
import { getPayload, type Payload } from 'payload'
import { v4 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import config from '../../../payload.config.ts'
import { insertPage } from '../../../testing/insert-page.ts'
import { type Database, databaseOf } from '../../db/database.ts'
import { getSiteView } from './get-site-view.ts'

const secret = 'Not yet for visitors'
let payload: Payload
let db: Database

beforeAll(async () => {
  payload = await getPayload({ config })
  db = databaseOf(payload)
  await db.rows(sql`update bf_settings set values = '{"languages": {"default": "de", "active": ["de", "fr", "it"]}}'`)
  const everywhere = (name: string) => ({ 'slug.de': name, 'slug.fr': name, 'slug.it': name, 'slug.en': name })
  await insertPage(db, {
    role: 'home',
    values: { ...everywhere('home'), 'name.de': 'Start', 'name.en': secret, disallowedLanguages: ['it'] },
  })
  const about = await insertPage(db, {
    values: { ...everywhere('about-us'), 'name.de': 'Über uns', 'name.en': secret },
  })
  const label = JSON.stringify({ de: 'Wir', en: secret })
  const children = JSON.stringify([{ id: v4(), type: 'page', page: about.id, appearance: 'default' }])
  await db.rows(
    sql`insert into bf_navigation (id, label, children, "order") values (${v4()}, ${label}::jsonb, ${children}::jsonb, 0)`,
  )
})
afterAll(() => payload.destroy())

const viewFor = (locale: Locale, role: 'visitor' | 'admin' = 'visitor') =>
  getSiteView({ locale, draft: role === 'admin' }, { db, actor: { id: null, role } })

test('a language that is switched off gives visitors the default language, none of its own words', async () => {
  const view = await viewFor('en')
  expect(view).toEqual(await viewFor('de'))
  expect(JSON.stringify(view)).not.toContain(secret)
  expect(view.locale).toBe('de')
})

test('an editor reads a language before it is switched on', async () => {
  const view = await viewFor('en', 'admin')
  expect([view.locale, view.navigation[0]?.label]).toEqual(['en', secret])
})

test('an entry of the menu has words in every language: its own in another that visitors may read, or its first page’s', async () => {
  const name = (label: object) => db.rows(sql`update bf_navigation set label = ${JSON.stringify(label)}::jsonb`)
  const read = async (locale: Locale) => (await viewFor(locale)).navigation[0]?.label
  for (const [label, german, french] of [
    [{ fr: 'Nous' }, 'Nous', 'Nous'],
    [{ de: '', fr: 'Nous' }, 'Nous', 'Nous'],
    [{ de: 'Wir', fr: '' }, 'Wir', 'Wir'],
    [{ en: secret }, 'Über uns', 'Über uns'],
    [{ de: 'Wir', en: secret }, 'Wir', 'Wir'],
  ] as const) {
    await name(label)
    expect([label, await read('de'), await read('fr')]).toEqual([label, german, french])
  }
})

test('it names the languages in which the site has a home page', async () => {
  expect((await viewFor('de')).homeLocales).toEqual(['de', 'fr'])
  await db.rows(sql`update bf_pages set published = published - 'slug.fr' where role = 'home'`)
  expect((await viewFor('de')).homeLocales).toEqual(['de'])
  expect((await viewFor('de', 'admin')).homeLocales).toEqual(['de', 'fr'])
  await db.rows(sql`update bf_pages set published = published || '{"archived": true}' where role = 'home'`)
  expect((await viewFor('de')).homeLocales).toEqual([])
})
