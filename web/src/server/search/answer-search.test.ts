import type { RequestListener } from 'node:http'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loadPage } from '../../site/rendering/load-page.ts'
import { reportRender } from '../../site/rendering/render-reports.ts'
import { SearchPart } from '../../site/search/search-part.tsx'
import { fixtureSite } from '../testing/fixture-content.ts'
import type { FixtureContent } from '../testing/start-fixture-cms.ts'
import { startTestSite } from '../testing/start-test-site.ts'

type Site = Awaited<ReturnType<typeof startTestSite>>
const content: FixtureContent = { titles: { search: 'Suche', kontakt: 'Kontakt' }, delay: 0 }
let site: Site

let rendered: string[] = []

/** Stands in for Next: prints the part that visitors search with. */
const render: RequestListener = async (request, response) => {
  const address = request.url ?? ''
  const slug = address.split('/').slice(4).join('/')
  await loadPage('de', slug, '')
  rendered.push(slug)
  reportRender(address, { status: 200, tags: ['site'], ...(slug === 'search' && { asks: 'search' as const }) })
  response.setHeader('content-type', 'text/html')
  const page = { name: 'Suche', href: '/de/search', isEmpty: true }
  response.end(
    `<!doctype html><title>x</title>${renderToStaticMarkup(createElement(SearchPart, { site: fixtureSite('de'), page }))}`,
  )
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
  rendered = []
})

const get = (query: string, path = '/de/search') => fetch(`${site.base}${path}${query}`)

test('what was found is shown past the cache, each time anew', async () => {
  const one = await get('?searchQuery=Brille')
  const html = await one.text()
  expect(html).toContain('3 Treffer für «Brille»</p>')
  expect(html).toMatch(/<input id="search-words"[^<>]* value="Brille"/)
  expect(one.headers.get('cache-control')).toBe('private, no-store')
  expect(await (await get('?searchQuery=Linse&page=2')).text()).toContain('3 Treffer für «Linse»')
  expect(site.cms.asked.filter((asked) => asked.includes('/search?'))).toEqual([
    'GET /api/v1/search?searchQuery=Brille&lang=de&page=1',
    'GET /api/v1/search?searchQuery=Linse&lang=de&page=2',
  ])
})

test.each(['', '?searchQuery=', '?searchQuery=br', '?searchQuery=%20%20%20%20', '?page=3', '?other=Brille'])(
  'without three signs to look for the page is everybody’s, and nobody is asked: %s',
  async (query) => {
    const answer = await get(query)
    expect(await answer.text()).toContain('data-search-results="true"></div>')
    expect(answer.headers.get('etag')).not.toBeNull()
    expect(site.cms.asked.join()).not.toContain('/search?')
  },
)

test('no other page asks', async () => {
  expect(await (await get('?searchQuery=Brille', '/de/kontakt')).text()).toContain('data-search-results="true"></div>')
  expect(site.cms.asked.join()).not.toContain('/search?')
})

test('who asks too often is told how long to wait', async () => {
  content.searchStatus = 429
  const answer = await get('?searchQuery=Brille')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7'])
})

test('words that the cms refuses find nothing', async () => {
  content.searchStatus = 400
  expect(await (await get('?searchQuery=Brille')).text()).toContain('Nichts gefunden für «Brille»')
})

test('a cms that fails is no empty answer', async () => {
  content.searchStatus = 500
  expect((await get('?searchQuery=Brille')).status).toBe(503)
})

test('a query of any length is cut, not refused', async () => {
  const answer = await get(`?searchQuery=${'x'.repeat(5000)}&page=99999999999`)
  expect(await answer.text()).toContain(`3 Treffer für «${'x'.repeat(100)}»`)
})

test('however many search, the page around is rendered once', async () => {
  const words = ['Brille', 'Linse', 'Etui', 'Sehtest']
  const pages = await Promise.all(words.map(async (each) => (await get(`?searchQuery=${each}`)).text()))
  expect(rendered.filter((slug) => slug === 'search').length).toBeLessThanOrEqual(1)
  const around = pages.map((html, at) => html.replaceAll(words[at] ?? '', ''))
  expect(new Set(around).size).toBe(1)
})

test('what was typed is a text wherever it stands', async () => {
  const html = await (await get(`?searchQuery=${encodeURIComponent('"><script>alert(1)</script>$&')}`)).text()
  expect(html).not.toContain('<script>')
  expect(html).toContain('value="&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;$&#38;"')
})
