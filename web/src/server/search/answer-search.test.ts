import type { RequestListener } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loadPage } from '../../site/load-page.ts'
import { findVisit } from '../../site/protected/page-visits.ts'
import { reportRender } from '../../site/render-reports.ts'
import type { FixtureContent } from '../testing/start-fixture-cms.ts'
import { startTestSite } from '../testing/start-test-site.ts'

type Site = Awaited<ReturnType<typeof startTestSite>>
const content: FixtureContent = { titles: { search: 'Suche', kontakt: 'Kontakt' }, delay: 0 }
let site: Site

/** Stands in for Next: prints what the page was told of the search. */
const render: RequestListener = async (request, response) => {
  const address = request.url ?? ''
  const slug = address.split('/').slice(4).join('/')
  await loadPage('de', slug, '')
  const search = findVisit(address)?.search
  reportRender(address, { status: 200, tags: ['site'], ...(slug === 'search' && { asks: 'search' as const }) })
  response.setHeader('content-type', 'text/html')
  response.end(`<!doctype html><title>x</title><p>${search ? `${search.words}: ${search.found?.total}` : 'leer'}</p>`)
}

beforeAll(async () => {
  site = await startTestSite(content, { render })
})
afterAll(async () => {
  await site.stop()
  await site.cms.stop()
})
beforeEach(() => {
  delete content.searchStatus
  site.cms.asked.length = 0
})

const get = (query: string, path = '/de/search') => fetch(`${site.base}${path}${query}`)

test('what was found is shown past the cache, each time anew', async () => {
  const one = await get('?searchQuery=Brille')
  expect(await one.text()).toContain('Brille: 3')
  expect(one.headers.get('cache-control')).toBe('private, no-store')
  expect(await (await get('?searchQuery=Linse&page=2')).text()).toContain('Linse: 3')
  expect(site.cms.asked.filter((asked) => asked.includes('/search?'))).toEqual([
    'GET /api/v1/search?searchQuery=Brille&lang=de&page=1',
    'GET /api/v1/search?searchQuery=Linse&lang=de&page=2',
  ])
})

test.each(['', '?searchQuery=', '?searchQuery=br', '?searchQuery=%20%20%20%20', '?page=3', '?other=Brille'])(
  'without three signs to look for the page is everybody’s, and nobody is asked: %s',
  async (query) => {
    const answer = await get(query)
    expect(await answer.text()).toContain('leer')
    expect(answer.headers.get('etag')).not.toBeNull()
    expect(site.cms.asked.join()).not.toContain('/search?')
  },
)

test('no other page asks', async () => {
  expect(await (await get('?searchQuery=Brille', '/de/kontakt')).text()).toContain('leer')
  expect(site.cms.asked.join()).not.toContain('/search?')
})

test('who asks too often is told how long to wait', async () => {
  content.searchStatus = 429
  const answer = await get('?searchQuery=Brille')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7'])
})

test('words that the cms refuses find nothing', async () => {
  content.searchStatus = 400
  expect(await (await get('?searchQuery=Brille')).text()).toContain('Brille: undefined')
})

test('a cms that fails is no empty answer', async () => {
  content.searchStatus = 500
  expect((await get('?searchQuery=Brille')).status).toBe(503)
})

test('a query of any length is cut, not refused', async () => {
  const answer = await get(`?searchQuery=${'x'.repeat(5000)}&page=99999999999`)
  expect(await answer.text()).toContain(`${'x'.repeat(100)}: 3`)
})
