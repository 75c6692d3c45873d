import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertPage } from '../../../testing/insert-page.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { getPageView } from '../page/get-page-view.ts'
import { getSiteView } from './get-site-view.ts'

const actor = { id: null, role: 'visitor' } as const
let cms: TestCms
const reading = () => ({ db: cms.db, actor })

beforeAll(async () => {
  cms = await startCms()
  await cms.db.rows(
    sql`update bf_settings set values = '{"languages": {"default": "de", "active": ["de", "fr", "it"]}}'`,
  )
  const both = { 'slug.de': 'impressum', 'name.de': 'Impressum', 'slug.fr': 'mentions', 'name.fr': 'Mentions légales' }
  await insertPage(cms.db, { role: 'imprint', values: both })
  await insertPage(cms.db, { role: 'privacy', values: { 'slug.de': 'datenschutz', 'name.de': 'Datenschutz' } })
  await insertPage(cms.db, {
    role: 'contact',
    values: Object.fromEntries(['de', 'fr', 'it'].map((locale) => [`slug.${locale}`, 'kontakt'])),
    groups: [
      {
        name: 'hero',
        fields: Object.fromEntries(
          ['~imprint', '~privacy'].map((role, at) => [
            ['primaryButton', 'secondaryButton'][at],
            { 'content.de': { text: role }, 'options.link': { type: 'page', role } },
          ]),
        ),
      },
    ],
  })
  await insertPage(cms.db, { role: 'terms', values: { 'slug.de': 'agb', 'name.de': 'AGB' }, published: null })
})
afterAll(() => cms.stop())

test('what the law wants said and is not there in a language is named as it stands in the site’s; drafts are nowhere', async () => {
  const elsewhere = async (locale: 'de' | 'fr' | 'it') =>
    (await getSiteView({ locale, draft: false }, reading())).legalElsewhere
  expect(await elsewhere('de')).toEqual([])
  expect(await elsewhere('fr')).toEqual([
    { role: 'privacy', name: 'Datenschutz', href: '/de/datenschutz', locale: 'de' },
  ])
})

test('a language that is added later leads to them by every link with their role, and by the address of the role', async () => {
  const linked = async (locale: 'fr' | 'it') => {
    const page = await getPageView({ locale, collection: null, slug: 'kontakt', draft: false }, reading())
    return page?.groups[0]?.fields.map(({ words, options }) => [
      words,
      (options.link as { href?: string } | null)?.href,
    ])
  }
  expect(await linked('it')).toEqual([
    ['~imprint', '/de/impressum'],
    ['~privacy', '/de/datenschutz'],
  ])
  expect((await linked('fr'))?.[0]).toEqual(['~imprint', '/fr/mentions'])
  const address = async (locale: 'fr' | 'it', slug: string) =>
    (await getPageView({ locale, collection: null, slug, draft: false }, reading()))?.redirect
  expect(await address('it', '~imprint')).toBe('/de/impressum')
  expect(await address('fr', '~imprint')).toBe('/fr/mentions')
  expect(await address('it', '~privacy')).toBe('/de/datenschutz')
  expect(await address('it', '~terms')).toBeUndefined()
  // Only what the law wants: any other page of another language stays there.
  expect(await address('it', 'datenschutz')).toBeUndefined()
})
