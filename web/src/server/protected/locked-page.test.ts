import type { RequestListener } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findVisit } from '../../site/protected/page-visits.ts'
import { loadPage } from '../../site/rendering/load-page.ts'
import { reportRender } from '../../site/rendering/render-reports.ts'
import type { FixtureContent } from '../testing/start-fixture-cms.ts'
import { startTestSite } from '../testing/start-test-site.ts'

const words = 'Nur für Stammkunden'
type Site = Awaited<ReturnType<typeof startTestSite>>

const content: FixtureContent = { titles: {}, delay: 0 }
let cms: Site['cms']
let stopSite: Site['stop']
let base: string

/** Stands in for Next: asks the cms as the page does, and prints the title or why there is none. */
const render: RequestListener = async (request, response) => {
  const address = request.url ?? ''
  const [, , , , ...segments] = address.split('/')
  const visit = findVisit(address)
  const page = await loadPage('de', segments.join('/'), '', visit?.key)
  if (!page) throw new Error(address)
  const title = page.groups[0]?.fields.find(({ name }) => name === 'title')?.words
  reportRender(address, { status: 200, tags: ['site'], ...(page.protected && { lockedPage: page.id }) })
  response.setHeader('content-type', 'text/html')
  response.end(`<!doctype html><title>${title ?? 'Geschützt'}</title><p>${visit?.problem ?? 'kein Problem'}</p>`)
}

beforeAll(async () => {
  ;({ base, cms, stop: stopSite } = await startTestSite(content, { render }))
})
afterAll(async () => {
  await stopSite()
  await cms.stop()
})

beforeEach(() => {
  content.titles = { geheim: words, kontakt: 'Kontakt' }
  content.password = 'brille'
  delete content.refuse
})

const get = (cookie?: string) => fetch(`${base}/de/geheim`, { headers: { ...(cookie && { cookie }) } })

function send(body: string, headers: Record<string, string> = {}, path = '/de/geheim') {
  const type = { 'content-type': 'application/x-www-form-urlencoded', origin: base }
  return fetch(base + path, { method: 'POST', redirect: 'manual', body, headers: { ...type, ...headers } })
}

test('the right password leads back to the page with a cookie that scripts cannot read, and opens it', async () => {
  expect(await (await get()).text()).toContain('Geschützt')
  const sent = await send('password=brille')
  expect(sent.status).toBe(303)
  expect(sent.headers.get('location')).toBe('/de/geheim')
  const cookie = sent.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^blickfang-page-[0-9a-f-]{36}=key-of-brille; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/)
  const opened = await get(cookie.split(';')[0])
  expect(await opened.text()).toContain(words)
  expect(opened.headers.get('cache-control')).toBe('private, no-store')
  expect(opened.headers.get('etag')).toBeNull()
})

test('who opens it keeps the query that they came with', async () => {
  const sent = await send('password=brille', {}, '/de/geheim?utm_source=x')
  expect(sent.headers.get('location')).toBe('/de/geheim?utm_source=x')
})

test('what one visitor opened is in no answer to anybody else, not even at the same moment', async () => {
  const cookie = ((await send('password=brille')).headers.get('set-cookie') ?? '').split(';')[0]
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => get(index % 2 ? cookie : undefined)))
  const texts = await Promise.all(answers.map((answer) => answer.text()))
  expect(texts.map((text) => text.includes(words))).toEqual(texts.map((_, index) => index % 2 === 1))
  expect(new Set(answers.map((answer) => answer.headers.get('cache-control')))).toEqual(new Set(['private, no-store']))
})

test('a cookie from before the password changed opens nothing', async () => {
  const cookie = ((await send('password=brille')).headers.get('set-cookie') ?? '').split(';')[0]
  content.password = 'neu'
  expect(await (await get(cookie)).text()).toContain('Geschützt')
})

test.each([
  ['a wrong password', 'password=falsch', undefined, 403, 'wrong'],
  ['no password', '', undefined, 403, 'wrong'],
  ['one that is far too long', `password=${'x'.repeat(5000)}`, undefined, 403, 'wrong'],
  ['one try too many', 'password=brille', 429, 429, 'tooMany'],
] as const)('%s shows the form again with its sentence', async (_, body, refuse, status, problem) => {
  if (refuse) content.refuse = refuse
  const answer = await send(body)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(await answer.text()).toContain(problem)
  expect(await (await get()).text()).toContain('kein Problem')
})

test('a form of another website is refused', async () => {
  expect((await send('password=brille', { origin: 'https://evil.example' })).status).toBe(403)
  expect((await send('password=brille', { origin: 'null' })).status).toBe(403)
})

test('a page without a password takes no form', async () => {
  expect((await send('password=brille', {}, '/de/kontakt')).status).toBe(405)
})

test('a cms that does not answer is said in words', async () => {
  content.refuse = 503
  expect((await send('password=brille')).status).toBe(503)
})
