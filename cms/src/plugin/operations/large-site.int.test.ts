import type { Source } from '@blickfang/contract/kernel/source.ts'
import { sources } from '@blickfang/contract/sources/sources.generated.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { getPayload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import config from '../../payload.config.ts'
import { insertPage } from '../../testing/insert-page.ts'
import { type Database, databaseOf } from '../db/database.ts'
import { watchPlans } from '../testing/watch-plans.ts'
import { listChanges } from './changes/list-changes.ts'
import { getDocument } from './page/get-document.ts'
import { getPageInfo } from './page/get-page-info.ts'
import { getPageView } from './page/get-page-view.ts'
import { listPageSections } from './page-lists/list-page-sections.ts'
import { listPages } from './page-lists/list-pages.ts'
import { getSiteView } from './site/get-site-view.ts'
import { listAddresses } from './site/list-addresses.ts'

/** Sources that a block just added may ask for: the editor has their answers before. */
const plainSources = Object.values<Source>(sources)
  .filter(({ answeredBy, parameters }) => answeredBy === 'cms' && Object.keys(parameters).length === 0)
  .map(({ name }) => name)
  .toSorted()

const actor = { id: null, role: 'visitor' } as const
const locale = 'de'

let payload: Payload
let db: Database
let linked: { id: string }

beforeAll(async () => {
  payload = await getPayload({ config })
  db = databaseOf(payload)
  await db.rows(sql`
    with page as (
      insert into bf_pages (collection, draft, published) select collection, draft, draft from (
        select case when i % 2 = 0 then 'service' end as collection,
          jsonb_build_object('slug.de', 'seite-' || i, 'name.de', 'Seite ' || i) as draft from generate_series(1, 2000) i) made
      returning id, collection, draft)
    insert into bf_page_slugs (collection, locale, slug, page_id)
    select coalesce(collection, ''), 'de', draft ->> 'slug.de', id from page`)
  await db.rows(sql`
    insert into bf_redirects (locale, slug, page_id) select 'de', 'alt-' || (draft ->> 'slug.de'), id from bf_pages where collection is null`)
  linked = await insertPage(db, { collection: 'service', values: { 'slug.de': 'ziel', 'name.de': 'Ziel' } })
  const to = { type: 'page', page: { id: linked.id, collection: 'service' } }
  await insertPage(db, {
    values: { 'slug.de': 'verweis', 'name.de': 'Verweis' },
    groups: [{ name: 'cta', fields: { primaryButton: { 'options.link': to } } }],
  })
  await insertPage(db, { role: 'contact', values: { 'slug.de': 'kontakt', 'name.de': 'Kontakt' } })
  await db.rows(sql`
    insert into bf_navigation (label, children, "order")
    select '{"de": "Menü"}', jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'page', ${linked.id}::text, 'appearance', 'link')), 0`)
  for (const table of ['bf_pages', 'bf_groups', 'bf_fields', 'bf_page_slugs', 'bf_redirects'])
    await db.rows(sql.raw(`vacuum analyze ${table}`))
})
afterAll(() => payload.destroy())

/** The lines of the plans that were carried out. */
async function stepsOf(run: (context: { db: Database; actor: typeof actor }) => Promise<unknown>): Promise<string[]> {
  const plans: string[] = []
  await run({ db: watchPlans(db, plans, 'explain analyze'), actor })
  return plans
    .join('\n')
    .split('\n')
    .filter((line) => line.includes('(actual '))
}

const allPages = /Seq Scan on bf_(pages|page_slugs|redirects)\b/
/** A sort of more than a few rows. */
const manySorted = /Sort .*actual time=\S+ rows=\d{2}/

test('among 2,000 pages, one is found by its address, and so are the pages that it links', async () => {
  const steps = await stepsOf(async (context) => {
    const page = await getPageView({ locale, collection: null, slug: 'verweis', draft: false }, context)
    expect(page?.groups.flatMap(({ fields }) => fields.flatMap(({ options }) => Object.values(options)))).toEqual([
      { type: 'page', href: '/de/service/ziel' },
    ])
  })
  expect(steps.filter((step) => allPages.test(step))).toEqual([])
})

test('an old address is found by its index', async () => {
  const steps = await stepsOf(async (context) => {
    const page = await getPageView({ locale, collection: null, slug: 'alt-seite-7', draft: false }, context)
    expect(page?.redirect).toBe('/de/seite-7')
  })
  expect(steps.filter((step) => allPages.test(step))).toEqual([])
})

test('an address of another language is found by its index', async () => {
  const steps = await stepsOf(async (context) => {
    await db.rows(sql`update bf_pages set published = published || '{"slug.fr": "but"}' where id = ${linked.id}`)
    await db.rows(
      sql`update bf_settings set values = values || '{"languages": {"default": "de", "active": ["de", "fr"]}}'`,
    )
    const page = await getPageView({ locale: 'fr', collection: 'service', slug: 'ziel', draft: false }, context)
    expect(page?.redirect).toBe('/fr/service/but')
  })
  expect(steps.filter((step) => allPages.test(step))).toEqual([])
})

test('header and footer look up the pages that the menu names and those with a role', async () => {
  const steps = await stepsOf(async (context) => {
    const site = await getSiteView({ locale, draft: false }, context)
    expect(site.navigation.flatMap(({ children }) => children.map(({ href }) => href))).toEqual(['/de/service/ziel'])
    expect(site.roles.map(({ role }) => role)).toContain('contact')
  })
  expect(steps.filter((step) => allPages.test(step))).toEqual([])
})

test('the addresses of the sitemap are read without the words and pictures of the pages', async () => {
  const steps = await stepsOf(async (context) => {
    const addresses = await listAddresses({ locale, draft: false }, context)
    expect(addresses).toHaveLength(2003)
    expect(addresses).toContainEqual(expect.objectContaining({ id: linked.id, href: '/de/service/ziel' }))
  })
  expect(steps.filter((step) => / on (fields|media)\b/.test(step))).toEqual([])
})

test('the editor opens a page with the pages that it names, whatever else there is', async () => {
  const query = { lang: locale, slug: 'verweis' } as const
  const steps = await stepsOf(async (context) => {
    const { document } = await getDocument({ ...context, payload, query, body: undefined })
    const names = document.pages.map(({ name }) => name.de).toSorted()
    expect(names).toEqual(['Kontakt', 'Verweis', 'Ziel'])
    expect(document.sources.map(({ name }) => name)).toEqual(plainSources)
    expect(JSON.stringify(document).length).toBeLessThan(10_000)
  })
  expect(steps.filter((step) => allPages.test(step))).toEqual([])
})

test('the list of changes reads the names that its changes name, and no others', async () => {
  const [group] = await db.rows<{ id: string }>(sql`select id from bf_groups where name = 'cta'`)
  const link = { type: 'page', page: { id: linked.id, collection: 'service' } }
  await db.rows(
    sql`update bf_fields set draft = ${{ 'options.link': link, 'content.de': { text: 'Neu' } }} where group_id = ${group?.id}`,
  )
  const [page] = await db.rows<{ id: string }>(sql`select page_id as id from bf_groups where id = ${group?.id}`)
  const steps = await stepsOf(async (context) => {
    const { changes } = await listChanges({ ...context, payload, query: { id: page?.id ?? '' }, body: undefined })
    expect(changes.map(({ key }) => key)).toEqual(['content.de'])
  })
  expect(steps.filter((step) => allPages.test(step))).toEqual([])
})

test('the lists of pages begin with a few of each, and go on where they ended', async () => {
  const steps = await stepsOf(async (context) => {
    const asked = { ...context, payload, body: undefined }
    const { sections } = await listPageSections({ ...asked, query: { limit: 50 } })
    expect(sections.map(({ collection, total, pages }) => [collection, total, pages.length])).toEqual([
      [null, 1002, 50],
      ['service', 1001, 50],
    ])
    const [free] = sections
    const after = { order: free?.pages.at(-1)?.order ?? '', id: free?.pages.at(-1)?.id ?? '' }
    expect(free?.next).toBe(`${after.order},${after.id}`)
    const query = { includeDrafts: true, collection: '', limit: 50, after }
    const more = await listPages({ ...asked, query })
    const ids = [...(free?.pages ?? []), ...more.pages].map(({ id }) => id)
    expect(new Set(ids).size).toBe(100)
  })
  expect(steps.filter((step) => allPages.test(step) || manySorted.test(step))).toEqual([])
})

test('pages are found by words of their names and addresses', async () => {
  const steps = await stepsOf(async (context) => {
    const asked = { ...context, payload, body: undefined }
    const { sections } = await listPageSections({ ...asked, query: { search: 'SEITE 1777', limit: 50 } })
    expect(sections.map(({ total, pages }) => [total, pages[0]?.slug.de])).toEqual([[1, 'seite-1777']])
  })
  expect(steps.filter((step) => allPages.test(step))).toEqual([])
})

test.each(['z', 'zi', 'seite'])(
  '«%s», which no index helps with, is looked for in words that are kept',
  async (search) => {
    const steps: string[] = []
    await listPageSections({
      ...{ db: watchPlans(db, steps, 'explain analyze'), actor, payload, body: undefined },
      query: { search, limit: 50 },
    })
    expect(steps.join('\n')).toContain('~~*')
    expect(steps.join('\n')).not.toContain('page_words')
  },
)

test('whether a page may have an address is looked up, and the answer holds none of the others', async () => {
  const steps = await stepsOf(async (context) => {
    const query = { id: linked.id, lang: locale, slug: 'seite-1776' } as const
    const { availableSlugs } = await getPageInfo({ ...context, payload, query, body: undefined })
    expect(availableSlugs).toEqual(['seite-1776'])
  })
  expect(steps.filter((step) => allPages.test(step))).toEqual([])
})

test('no statement is compiled: that takes longer than it saves', async () => {
  expect(await db.rows(sql`show jit`)).toEqual([{ jit: 'off' }])
})
