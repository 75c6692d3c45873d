import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertPage } from '../../../testing/insert-page.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { getSiteView } from './get-site-view.ts'

const actor = { id: null, role: 'visitor' } as const
let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
  await cms.db.rows(sql`update settings set values = '{"languages": {"default": "de", "active": ["de", "fr"]}}'`)
  const both = { 'slug.de': 'impressum', 'name.de': 'Impressum', 'slug.fr': 'mentions', 'name.fr': 'Mentions légales' }
  await insertPage(cms.db, { role: 'imprint', values: both })
  await insertPage(cms.db, { role: 'privacy', values: { 'slug.de': 'datenschutz', 'name.de': 'Datenschutz' } })
  await insertPage(cms.db, { role: 'terms', values: { 'slug.de': 'agb', 'name.de': 'AGB' }, published: null })
})
afterAll(() => cms.stop())

test('what the law wants said and is not there in a language is named as it stands in the site’s; drafts are nowhere', async () => {
  const elsewhere = async (locale: 'de' | 'fr') =>
    (await getSiteView({ locale, draft: false }, { db: cms.db, actor })).legalElsewhere
  expect(await elsewhere('de')).toEqual([])
  expect(await elsewhere('fr')).toEqual([
    { role: 'privacy', name: 'Datenschutz', href: '/de/datenschutz', locale: 'de' },
  ])
})
