import { saveData } from '@blickfang/shared/api/v1/data.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePage } from '../../testing/make-page.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { findRevision } from './read-revision.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

test('a revision says who published what, block by block, and keeps saying it when the page changes', async () => {
  const page = await makePage(cms)
  const say = (text: string) =>
    cms.call(saveData, { itemType: 'field', linkId: page.fieldId('title'), data: { content: { de: { text } } } })
  expect((await say('Guten Tag')).status).toBe(200)
  expect((await page.publish()).status).toBe(200)
  await say('Etwas anderes')
  const [row] = await cms.db.rows<{ id: string }>(sql`select id from revisions where page_id = ${page.pageId}`)
  const revision = await findRevision(cms.db, row?.id ?? '', 'de')
  expect(revision).toMatchObject({
    number: 1,
    by: 'Test optician',
    names: [{ locale: 'de', name: expect.stringMatching(/^Seite/) }],
  })
  const [hero] = revision?.blocks ?? []
  expect(hero).toMatchObject({ name: 'hero', depth: 0 })
  expect(hero?.fields).toContainEqual({ name: 'title', words: 'Guten Tag', isHidden: false })
})
