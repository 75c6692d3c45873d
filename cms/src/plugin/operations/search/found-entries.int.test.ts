import type { ContentValues } from '@blickfang/contract/content/values.ts'
import { sql } from '@payloadcms/db-postgres'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertPage } from '../../../testing/insert-page.ts'
import { site } from '../../reading/read-sql.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { entryPlaces } from './found-entries.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

interface Placed {
  readonly block: 'jobs' | 'marketplace' | 'businessSearch'
  /** As it is stored; undefined where nobody has set it. */
  readonly showJobs: boolean | undefined
  readonly state: 'live' | 'draft' | 'removed' | 'locked' | 'otherLanguage'
}

const placed: fc.Arbitrary<Placed> = fc.record({
  block: fc.constantFrom('jobs', 'marketplace', 'businessSearch'),
  showJobs: fc.constantFrom(true, false, undefined),
  state: fc.oneof(
    { weight: 3, arbitrary: fc.constant('live' as const) },
    fc.constantFrom<Placed['state'][]>('draft', 'removed', 'locked', 'otherLanguage'),
  ),
})

async function insert({ block, showJobs, state }: Placed, slug: string): Promise<string> {
  const values: ContentValues = showJobs === undefined ? {} : { 'options.showJobs': showJobs }
  const { id } = await insertPage(cms.db, {
    values: { 'name.de': 'Liste', 'name.fr': 'Liste', [state === 'otherLanguage' ? 'slug.fr' : 'slug.de']: slug },
    groups: [{ name: block, values: state === 'removed' ? { ...values, deleted: true } : values }],
    ...(state === 'draft' && { published: null }),
  })
  if (state === 'locked')
    await cms.db.rows(sql`update bf_pages set draft = draft || '{"password": "hash"}' where id = ${id}`)
  return id
}

test('entries stand on the first live page whose block shows them, before those of blocks that show them besides', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(placed, { maxLength: 8 }), async (pages) => {
      await cms.db.rows(sql`delete from bf_pages`)
      const rows: (Placed & { id: string; slug: string })[] = []
      for (const [index, page] of pages.entries()) {
        const slug = `liste-${index}`
        rows.push({ ...page, slug, id: await insert(page, slug) })
      }
      const shown = rows.filter(({ state }) => state === 'live').sort((a, b) => (a.id < b.id ? -1 : 1))
      const first = (isIt: (page: Placed) => boolean) => shown.find(isIt)?.slug
      const expected = {
        'job-offers':
          first(({ block }) => block === 'jobs') ??
          first(({ block, showJobs }) => block === 'marketplace' && showJobs === true),
        'market-items': first(({ block }) => block === 'marketplace'),
        businesses: first(({ block }) => block === 'businessSearch'),
      }
      const found = await cms.db.rows<{ kept: keyof typeof expected; slug: string }>(
        sql`with ${site}, ${entryPlaces('de')} select kept, slug from place`,
      )
      const places = Object.fromEntries(found.map(({ kept, slug }) => [kept, slug]))
      expect(places).toEqual(Object.fromEntries(Object.entries(expected).filter(([, slug]) => slug !== undefined)))
    }),
    { numRuns: 25 },
  )
})

test('the pages with entries are found by an index that names no block', async () => {
  await cms.db.rows(sql`delete from bf_pages`)
  const { id } = await insertPage(cms.db, { values: { 'slug.de': 'viel', 'name.de': 'Viel' } })
  await cms.db.rows(sql`
    insert into bf_groups (id, page_id, name, draft, published)
    select gen_random_uuid(), ${id}, 'hero', '{}', '{}' from generate_series(1, 5000)`)
  await cms.db.rows(sql`analyze bf_groups`)
  const plan = await cms.db.rows<{ 'QUERY PLAN': string }>(
    sql`explain with ${site}, ${entryPlaces('de')} select kept, slug from place`,
  )
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('bf_groups_live_blocks_idx')
})
