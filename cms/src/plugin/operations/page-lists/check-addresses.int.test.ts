import { checkAddresses, updatePageInfo } from '@blickfang/contract/api/v1/page.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePage } from '../../testing/make-page.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { getPageView } from '../page/get-page-view.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

async function check(...paths: string[]): Promise<Record<string, boolean>> {
  const { json } = await cms.call(checkAddresses, { paths: paths.join(' ') })
  const answers: { path: string; isThere: boolean }[] = json.addresses
  return Object.fromEntries(answers.map(({ path, isThere }) => [path, isThere]))
}

/** A page in German alone, at an address of its own. */
async function pageAt(slug: string) {
  const page = await makePage(cms)
  const rename = async (to: string, base: number) => {
    const body = { id: page.pageId, lang: 'de', slug: to, base: { 'slug.de': base } } as const
    expect((await cms.call(updatePageInfo, body)).status).toBe(200)
  }
  const [row] = await cms.db.rows<{ rev: number }>(
    sql`select (revs->>'slug.de')::int as rev from bf_pages where id = ${page.pageId}`,
  )
  await rename(slug, row?.rev ?? 0)
  return { ...page, rename: (to: string) => rename(to, (row?.rev ?? 0) + 1) }
}

test('an address is there where visitors find a page: in its language, once it is live, by an old address too', async () => {
  const page = await pageAt('beratung')
  expect(await check('/de/beratung')).toEqual({ '/de/beratung': false })
  expect((await page.publish()).status).toBe(200)
  await page.rename('beratung-neu')
  expect(await check('/de/beratung', '/de/beratung-neu')).toEqual({ '/de/beratung': true, '/de/beratung-neu': false })
  expect((await page.publish()).status).toBe(200)
  const byId = `/de/${page.pageId}`
  const others = ['/fr/beratung-neu', '/de/nirgends', '/de/a/b/c', '/kontakt', '/xx/beratung']
  expect(await check('/de/beratung', '/de/beratung-neu', byId, ...others)).toEqual({
    '/de/beratung': true,
    '/de/beratung-neu': true,
    [byId]: true,
    ...Object.fromEntries(others.map((path) => [path, false])),
  })
})

test('it says what a visitor of the page finds, for every address of every page', async () => {
  await pageAt('entwurf')
  const rows = await cms.db.rows<{ locale: 'de'; collection: string; slug: string }>(
    sql`select locale, collection, slug from bf_page_slugs`,
  )
  expect(rows.length).toBeGreaterThan(1)
  for (const { locale, collection, slug } of rows) {
    const path = `/${[locale, collection, slug].filter(Boolean).join('/')}`
    const view = await getPageView(
      { locale, collection: collection || null, slug, draft: false },
      { db: cms.db, actor: { id: null, role: 'visitor' } },
    )
    expect([path, (await check(path))[path]]).toEqual([path, view !== null])
  }
})

test('who is not signed in is told nothing, and what is no path is refused', async () => {
  expect((await cms.call(checkAddresses, { paths: '/de' }, null)).status).toBe(401)
  for (const paths of ['', 'kontakt', '/a  /b', '/a\n/b', Array.from({ length: 51 }, () => '/a').join(' ')])
    expect((await cms.call(checkAddresses, { paths })).status).toBe(400)
})
