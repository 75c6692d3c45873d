import { addPage, getPageInfo, updatePageInfo } from '@blickfang/contract/api/v1/page.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

async function add(name: string, collectionName: string | null = null): Promise<{ id: string }> {
  return (await cms.call(addPage, { initialMeta: { name }, lang: 'de', collectionName })).json.page
}

test('of all addresses of the site a page is told those of its own that exist already', async () => {
  await Promise.all(['Brillen', 'Linsen', 'Kontakt'].map((name) => add(name)))
  const { id } = await add('Linsen')
  const told = async (asked: Record<string, string>) =>
    (await cms.call(getPageInfo, { id, ...asked })).json.availableSlugs
  expect(await told({ lang: 'de' })).toEqual(['linsen'])
  expect(await told({})).toEqual(['linsen'])
  expect(await told({ lang: 'de', slug: 'Brillen' })).toEqual(['brillen', 'linsen'])
  expect(await told({ lang: 'de', slug: 'frei' })).toEqual(['linsen'])
  expect(await told({ lang: 'fr', slug: 'brillen' })).toEqual([])
})

test.each([
  ['edit', null, true],
  ['login', null, true],
  ['game', null, true],
  ['search', null, true],
  ['service', null, true],
  ['service', 'team', false],
  ['frei', null, false],
  ['game', 'team', false],
])('page/info and a save agree on «%s» in the collection %s', async (slug, collectionName, isTaken) => {
  await add('Service', 'service')
  const { id } = await add(`Seite ${crypto.randomUUID()}`, collectionName)
  const { availableSlugs } = (await cms.call(getPageInfo, { id, lang: 'de', slug })).json
  const saved = await cms.call(updatePageInfo, { id, lang: 'de', slug, base: { 'slug.de': 1 } })
  expect([availableSlugs.includes(slug), saved.json.code === 'SLUG_TAKEN']).toEqual([isTaken, isTaken])
})
