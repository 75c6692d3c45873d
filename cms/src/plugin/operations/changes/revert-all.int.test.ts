import { saveData } from '@blickfang/contract/api/v1/data.ts'
import { addGroup } from '@blickfang/contract/api/v1/group.ts'
import {
  getPublicationStatus,
  publishPage,
  removePage,
  revertAllPages,
  revertPage,
  unpublishPage,
} from '@blickfang/contract/api/v1/page.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePage } from '../../testing/make-page.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

const write = (linkId: string, text: string) =>
  cms.call(saveData, { itemType: 'field', linkId, data: { content: { de: { text } } }, base: {} })
const wait = async (id: string) => (await cms.call(getPublicationStatus, { id })).json.changes

test('the changes of every page go, what is live stays, and it is told how much went', async () => {
  const [text, block, none] = [await makePage(cms), await makePage(cms), await makePage(cms)]
  for (const page of [text, block, none]) await page.publish()
  await write(text.fieldId('title'), 'Anders')
  const added = await cms.call(addGroup, { pageId: block.pageId, groupName: 'cta' })
  const waiting = await Promise.all([text, block].map(({ pageId }) => wait(pageId)))
  const reverted = await cms.call(revertAllPages, {})
  expect(reverted.status).toBe(200)
  const all = (kind: 'fields' | 'groups' | 'pages') => waiting.reduce((sum, counts) => sum + counts[kind], 0)
  expect(reverted.json.reverted).toMatchObject({ fields: all('fields'), groups: all('groups') })
  expect(all('fields') + all('groups')).toBeGreaterThan(1)
  for (const { pageId } of [text, block, none]) expect(await wait(pageId)).toEqual({ fields: 0, groups: 0, pages: 0 })
  const [row] = await cms.db.rows<{ same: boolean; status: string }>(sql`
    select (select draft = published from bf_fields where id = ${text.fieldId('title')}) as same,
      (select status from bf_groups where id = ${added.json.groups[0].id}) as status`)
  expect(row).toEqual({ same: true, status: 'deleted' })
})

test('nobody who is not signed in reverts anything', async () => {
  const page = await makePage(cms)
  await page.publish()
  await write(page.fieldId('title'), 'Anders')
  expect((await cms.call(revertAllPages, {}, null)).status).toBe(401)
  expect(await wait(page.pageId)).toMatchObject({ fields: 1 })
})

test('a page that is gone stays gone, whoever discards what waited on it or on all pages: its address may be another page’s', async () => {
  const [removed, offline] = [await makePage(cms), await makePage(cms)]
  for (const page of [removed, offline]) {
    await page.publish()
    await write(page.fieldId('title'), 'Anders')
  }
  await cms.call(removePage, { id: removed.pageId })
  await cms.call(publishPage, { id: removed.pageId })
  await cms.call(unpublishPage, { id: offline.pageId })
  await cms.call(removePage, { id: offline.pageId })
  const stored = (id: string) =>
    cms.db.rows(sql`
    select p.draft, p.published, p.status, (select count(*)::int from bf_page_slugs where page_id = p.id) as addresses
    from bf_pages p where id = ${id}`)
  const before = await Promise.all([removed, offline].map(({ pageId }) => stored(pageId)))
  for (const { pageId } of [removed, offline]) {
    expect((await cms.call(revertPage, { id: pageId })).status).toBe(404)
    expect((await cms.call(revertPage, { id: pageId, seen: 'x'.repeat(32) })).status).toBeGreaterThanOrEqual(400)
  }
  expect((await cms.call(revertAllPages, {})).json).toMatchObject({ success: true })
  expect((await cms.call(revertAllPages, {})).json.reverted).toEqual({ fields: 0, groups: 0, pages: 0 })
  expect(await Promise.all([removed, offline].map(({ pageId }) => stored(pageId)))).toEqual(before)
})
