import { saveData } from '@blickfang/contract/api/v1/data.ts'
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
    cms.call(saveData, {
      itemType: 'field',
      linkId: page.fieldId('title'),
      data: { content: { de: { text } } },
      base: {},
    })
  expect((await say('Guten Tag')).status).toBe(200)
  expect((await page.publish()).status).toBe(200)
  await say('Etwas anderes')
  const [row] = await cms.db.rows<{ id: string }>(sql`select id from bf_revisions where page_id = ${page.pageId}`)
  const revision = await findRevision(cms.db, { id: row?.id ?? '', locale: 'de', language: 'de' })
  expect(revision).toMatchObject({
    number: 1,
    by: 'Test optician',
    names: [{ locale: 'de', name: expect.stringMatching(/^Seite/) }],
  })
  const [hero] = revision?.blocks ?? []
  expect(hero).toMatchObject({ name: 'hero', depth: 0 })
  expect(hero?.fields).toContainEqual({ name: 'title', words: 'Guten Tag', isHidden: false, options: [] })
})

test('a revision says how its blocks were set and where their buttons led', async () => {
  const page = await makePage(cms)
  const option = (itemType: 'group' | 'field', linkId: string, data: Record<string, unknown>) =>
    cms.call(saveData, { itemType, linkId, data: { options: data }, base: {} })
  const link = { type: 'page', page: { id: page.pageId, collection: null } }
  expect((await option('group', page.groupId, { eyeChart: true, size: 'small' })).status).toBe(200)
  expect((await option('field', page.fieldId('primaryButton'), { link })).status).toBe(200)
  expect((await page.publish()).status).toBe(200)
  const [row] = await cms.db.rows<{ id: string }>(sql`select id from bf_revisions where page_id = ${page.pageId}`)
  const revision = await findRevision(cms.db, { id: row?.id ?? '', locale: 'de', language: 'de' })
  const [hero] = revision?.blocks ?? []
  expect(hero?.options).toEqual([
    { name: 'eyeChart', words: 'Ja' },
    { name: 'size', words: 'Klein' },
  ])
  expect(hero?.fields.find(({ name }) => name === 'primaryButton')?.options).toContainEqual({
    name: 'link',
    words: revision?.names[0]?.name,
  })
})
