import { saveData } from '@blickfang/contract/api/v1/data.ts'
import { deleteMedia as deleteContract } from '@blickfang/contract/api/v1/media.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { makePage } from '../../testing/make-page.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { watchPlans } from '../../testing/watch-plans.ts'
import { getPageView } from '../page/get-page-view.ts'
import { listTeasers } from '../page/list-teasers.ts'
import { getSiteView } from '../site/get-site-view.ts'
import { deleteMedia } from './delete-media.ts'
import { findMediaWith, listMedia } from './list-media.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
  const { pageId, groupId } = await makePage(cms)
  await cms.db.rows(sql`
    insert into bf_media (original_filename, filename, media_type, alt_by_language)
    select 'Bild ' || i, 'bild-' || i || '.jpg', 'image', jsonb_build_object('de', 'Schaufenster ' || i)
    from generate_series(1, 20000) i`)
  await cms.db.rows(sql`
    insert into bf_media_texts ("order", parent_id, path, text) select 1, id, 'tags', 'Tag ' || filename from bf_media`)
  await cms.db.rows(sql`
    insert into bf_fields (name, kind, page_id, group_id, draft, published)
    select 'x' || row_number() over (), 'media', ${pageId}, ${groupId}, draft, draft
    from (select jsonb_build_object('mediaId', id) as draft from bf_media order by filename limit 19000) d`)
  for (const table of ['bf_media', 'bf_media_texts', 'bf_fields', 'bf_groups'])
    await cms.db.rows(sql.raw(`vacuum analyze ${table}`))
})
afterAll(() => cms.stop())

async function plansOf(
  run: (context: { db: Database; payload: TestCms['payload']; actor: Actor }) => Promise<unknown>,
  explain?: 'explain analyze',
) {
  const plans: string[] = []
  await run({ db: watchPlans(cms.db, plans, explain), payload: cms.payload, actor })
  return plans.join('\n')
}
const actor = { id: null, role: 'system' } as const
type Actor = typeof actor

const wholeTable = /Seq Scan on bf_(media|media_texts|fields)\b/

test('among 20,000 media and as many uses, deleting one looks at its own', async () => {
  const [free] = await cms.db.rows<{ id: string }>(sql`select id from bf_media order by filename desc limit 1`)
  const mediaId = free?.id ?? ''
  expect(await plansOf((context) => deleteMedia({ ...context, body: { mediaId }, query: undefined }))).not.toMatch(
    wholeTable,
  )
  const [used] = await cms.db.rows<{ id: string }>(sql`select id from bf_media order by filename limit 1`)
  const refused = plansOf((context) => deleteMedia({ ...context, body: { mediaId: used?.id ?? '' }, query: undefined }))
  await expect(refused).rejects.toMatchObject({ code: 'IN_USE' })
})

test('a medium that an option names anywhere in its value is in use', async () => {
  const [medium] = await cms.db.rows<{ id: string }>(sql`
    insert into bf_media (original_filename, filename, media_type) values ('Galerie', 'galerie.jpg', 'image') returning id`)
  const mediaId = medium?.id ?? ''
  const { groupId } = await makePage(cms)
  const gallery = JSON.stringify([{ id: mediaId }, { caption: 'Ohne Bild' }])
  await cms.db.rows(
    sql`update bf_groups set draft = draft || jsonb_build_object('options.gallery', ${gallery}::jsonb) where id = ${groupId}`,
  )
  const refused = plansOf((context) => deleteMedia({ ...context, body: { mediaId }, query: undefined }))
  await expect(refused).rejects.toMatchObject({ code: 'IN_USE' })
})

test('a search finds each of its words in names, texts and tags by their indexes', async () => {
  const query = { search: '777 17777', sort: 'updated', offset: 0 } as const
  const plans = await plansOf(async (context) => {
    const { media } = await listMedia({ ...context, query, body: undefined })
    expect(media.map(({ originalFilename }) => originalFilename)).toEqual(['Bild 17777'])
  })
  expect(plans).not.toMatch(wholeTable)
})

test.each([
  ['updated', 'media_by_update_idx'],
  ['created', 'media_by_creation_idx'],
  ['name', 'media_by_name_idx'],
  ['size', 'media_by_size_idx'],
] as const)('the first page in the order «%s» reads no more than it shows', async (sort, index) => {
  const plans = await plansOf((context) => listMedia({ ...context, query: { sort, offset: 0 }, body: undefined }))
  expect(plans).toContain(index)
})

test.each(['updated', 'name', 'size'] as const)(
  'the last page in the order «%s» makes its own rows alone',
  async (sort) => {
    const query = { sort, offset: 19_960 } as const
    const plans = await plansOf((context) => listMedia({ ...context, query, body: undefined }), 'explain analyze')
    const loops = Array.from(plans.matchAll(/ loops=(\d+)/g), ([, count]) => Number(count))
    expect(loops.length).toBeGreaterThan(5)
    // What is worked out of each medium: its tags, say.
    expect(Math.max(...loops)).toBeLessThanOrEqual(40)
  },
)

test('what nothing shows is found without working out anew what each field shows', async () => {
  const query = { unused: 'true', sort: 'updated', offset: 0 } as const
  const plans = await plansOf(async (context) => {
    const { media, total } = await listMedia({ ...context, query, body: undefined })
    expect([media.length, total >= 900]).toEqual([40, true])
  })
  // Kept with each row: what a draft or a live value names is looked up in no JSON.
  expect(plans).toContain('shown_media IS NOT NULL')
  expect(plans).not.toMatch(/\((draft|published) (->|#>)/)
})

test("the search of the admin's list finds each of its words by the same indexes", async () => {
  const plans = await plansOf(async ({ db }) => {
    expect(await findMediaWith(db, '777 17777')).toHaveLength(1)
  })
  expect(plans).not.toMatch(wholeTable)
})

test('pages and the site look up the pictures that they show', async () => {
  const locale = 'de'
  const reader = { draft: false, key: null }
  const plans = await plansOf(async (context) => {
    await getSiteView({ locale, draft: false }, context)
    await listTeasers({ locale, collection: 'service', draft: false }, context)
    await getPageView({ locale, collection: null, slug: '', ...reader }, context)
  })
  expect(plans).not.toMatch(/Seq Scan on bf_media/)
})

test('a medium that is being placed is not deleted under the hand that places it', async () => {
  const rows = await cms.db.rows<{ id: string }>(sql`select id from bf_media order by filename desc limit 20`)
  const page = await makePage(cms)
  let broken = 0
  for (const { id } of rows) {
    const linkId = page.fieldId('image')
    const [state] = await cms.db.rows<{ revs: Record<string, number> }>(
      sql`select revs from bf_fields where id = ${linkId}`,
    )
    const [placed, deleted] = await Promise.all([
      cms.call(saveData, { itemType: 'field', linkId, data: { mediaId: id }, base: state?.revs ?? {} }),
      cms.call(deleteContract, { mediaId: id }),
    ])
    expect([placed.status === 200, deleted.status === 200].filter(Boolean)).toHaveLength(1)
    const [gone] = await cms.db.rows(sql`
      select 1 from bf_fields where draft ? 'mediaId' and not exists (select from bf_media where id::text = draft ->> 'mediaId')`)
    if (gone) broken++
  }
  expect(broken).toBe(0)
})
