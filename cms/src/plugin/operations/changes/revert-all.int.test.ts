import { saveData } from '@blickfang/contract/api/v1/data.ts'
import { addGroup } from '@blickfang/contract/api/v1/group.ts'
import { getPublicationStatus, revertAllPages } from '@blickfang/contract/api/v1/page.ts'
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
