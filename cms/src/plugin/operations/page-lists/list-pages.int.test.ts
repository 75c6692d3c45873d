import { addPage, listPageSections, listPages, removePage } from '@blickfang/contract/api/v1/page.ts'
import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
const ids: string[] = []
beforeAll(async () => {
  cms = await startCms()
  for (const name of ['Erste', 'Zweite', 'Dritte', 'Équipe de l’atelier', 'Fünfte 100%_ig']) {
    const { json } = await cms.call(addPage, { initialMeta: { name }, collectionName: 'team', lang: 'de' })
    ids.push(json.page.id)
  }
})
afterAll(() => cms.stop())

const idsOf = (json: { pages: EditorPageEntry[] }) => json.pages.map(({ id }) => id)

test('a list comes in parts, each beginning where the one before ended, and together they are all of it', async () => {
  const seen: string[] = []
  const asked = { includeDrafts: 'true', collection: 'team', limit: '2' }
  const first = (await cms.call(listPages, asked)).json
  const second = (await cms.call(listPages, { ...asked, after: first.next })).json
  const third = (await cms.call(listPages, { ...asked, after: second.next })).json
  seen.push(...idsOf(first), ...idsOf(second), ...idsOf(third))
  expect(seen).toEqual(ids)
  expect(third.next).toBeNull()
})

test.each([
  ['ÉQUIPE', 3],
  ['atelier équipe', 3],
  ['100%_', 4],
  ['fuenfte', 4],
])('«%s» finds a page by its name or its address, whatever the case', async (search, index) => {
  const { sections } = (await cms.call(listPageSections, { search })).json
  expect(sections).toMatchObject([{ collection: 'team', total: 1, next: null }])
  expect(idsOf(sections[0])).toEqual([ids[index]])
})

test('what stands for anything in a pattern is a letter like any other', async () => {
  expect((await cms.call(listPageSections, { search: '_%' })).json.sections).toEqual([])
})

test('a removed page is in no list, and is known to whoever names it', async () => {
  const { json } = await cms.call(addPage, { initialMeta: { name: 'Weg' }, collectionName: 'map', lang: 'de' })
  const id: string = json.page.id
  await cms.call(removePage, { id })
  expect(idsOf((await cms.call(listPages, { includeDrafts: 'true', collection: 'map' })).json)).toEqual([])
  const named = (await cms.call(listPages, { includeDrafts: 'true', ids: `${id},${ids[0]}` })).json
  expect(idsOf(named).toSorted()).toEqual([id, ids[0]].toSorted())
})

test.each([
  ['after', 'x'],
  ['ids', 'x'],
  ['limit', '0'],
  ['limit', '1000'],
])('%s=%s is refused', async (name, value) => {
  expect((await cms.call(listPages, { includeDrafts: 'true', [name]: value })).status).toBe(400)
})
