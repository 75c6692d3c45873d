import { saveData } from '@blickfang/contract/api/v1/data.ts'
import {
  addPage,
  getPublicationStatus,
  listChanges,
  removePage,
  updatePageInfo,
} from '@blickfang/contract/api/v1/page.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePage } from '../../testing/make-page.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { watchPlans } from '../../testing/watch-plans.ts'
import { listPagesWithChanges, type PagesAsked } from './list-pages-with-changes.ts'

let cms: TestCms
const named: Record<string, string> = {}
beforeAll(async () => {
  cms = await startCms()
  const add = async (name: string, collectionName: string | null) => {
    const { json } = await cms.call(addPage, { initialMeta: { name }, collectionName, lang: 'de' })
    named[json.page.id] = name
    return json.page.id as string
  }
  const live = async (name: string) => {
    const page = await makePage(cms)
    await cms.call(updatePageInfo, { id: page.pageId, lang: 'de', meta: { name }, base: { 'name.de': 1 } })
    await page.publish()
    named[page.pageId] = name
    return page
  }
  await add('Entwurf', null)
  await add('Marta', 'team')
  await live('Fertig')
  const touched = await live('Berührt')
  await cms.call(saveData, {
    itemType: 'field',
    linkId: touched.fieldId('title'),
    data: { content: { de: { text: 'Neu' } } },
    base: {},
  })
  // Its own row differs from what is live, so the database calls it a draft; visitors see it all the same.
  const moved = await live('Umgestellt')
  await cms.call(updatePageInfo, { id: moved.pageId, lang: 'de', meta: { description: 'Neu' }, base: {} })
  const going = await live('Geht')
  await cms.call(removePage, { id: going.pageId })
})
afterAll(() => cms.stop())

async function find(asked: Partial<PagesAsked>) {
  const { pages, total } = await listPagesWithChanges(cms.db, { limit: 50, ...asked })
  return { names: pages.map(({ id }) => named[id]), total }
}

test.each([
  [{ state: 'draft' }, ['Entwurf', 'Marta']],
  [{ state: 'changed' }, ['Berührt', 'Umgestellt']],
  [{ state: 'published' }, ['Fertig']],
  [{ state: 'markedForDeletion' }, ['Geht']],
  [{ state: 'waiting' }, ['Entwurf', 'Berührt', 'Umgestellt', 'Geht', 'Marta']],
  [{ collection: 'team' }, ['Marta']],
  [{ search: 'BERÜHRT' }, ['Berührt']],
  [{ search: 'mar', collection: null }, []],
] as const)('%o lists %o', async (asked, names) => {
  expect(await find(asked)).toEqual({ names, total: names.length })
})

test('the parts of the list, put together, are the list', async () => {
  const { names, total } = await find({})
  const parts = await Promise.all([0, 2, 4].map((offset) => find({ offset, limit: 2 })))
  expect(parts.flatMap((part) => part.names)).toEqual(names)
  expect(parts.map((part) => part.total)).toEqual([total, total, total])
})

test('a part is read by the index of the order, words by theirs, however many pages there are', async () => {
  // Nobody searches these on the site: to keep the words of each takes 30 s.
  await cms.db.rows(sql`alter table bf_pages disable trigger bf_pages_texts_added`)
  // In parts, because a statement may not take as long as all of them do on a busy machine.
  for (const last of [5_000, 10_000, 15_000, 20_000])
    await cms.db.rows(sql`
      insert into bf_pages (collection, draft, published) select case when i % 2 = 0 then 'service' end, page, page
      from generate_series(${last}::int - 4999, ${last}::int) i, jsonb_build_object(
        'slug.de', 'seite-' || i, 'name.de', 'Seite ' || i, 'order', 'b' || lpad(i::text, 5, '0')) page`)
  await cms.db.rows(sql`alter table bf_pages enable trigger bf_pages_texts_added`)
  await cms.db.rows(sql`vacuum analyze bf_pages`)
  const plans: string[] = []
  const db = watchPlans(cms.db, plans, 'explain analyze')
  expect((await listPagesWithChanges(db, { limit: 50 })).pages).toHaveLength(50)
  expect((await listPagesWithChanges(db, { limit: 50, search: 'Seite 17777' })).total).toBe(1)
  expect(plans.join('\n')).not.toMatch(/Seq Scan on bf_pages|Sort .*rows=\d{4}/)
})

test('toolbar, dialog and admin count the same changes', async () => {
  const { pages } = await listPagesWithChanges(cms.db, { limit: 50 })
  expect(pages.filter(({ waiting }) => waiting > 0).length).toBeGreaterThan(2)
  for (const { id, waiting } of pages) {
    expect((await cms.call(getPublicationStatus, { id })).json.items).toBe(waiting)
    expect((await cms.call(listChanges, { id })).json.items).toBe(waiting)
  }
})
