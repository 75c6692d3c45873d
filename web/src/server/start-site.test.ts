import type { RequestListener } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loadPage } from '../site/rendering/load-page.ts'
import { reportRender } from '../site/rendering/render-reports.ts'
import { type FixtureContent, startFixtureCms } from './testing/start-fixture-cms.ts'
import { startTestSite } from './testing/start-test-site.ts'

const home = 'page:00000000-0000-4000-8000-000000000001'
const secret = 'a secret of some length'
type Site = Awaited<ReturnType<typeof startTestSite>>

const content: FixtureContent = { titles: {}, delay: 0 }
let cms: Site['cms']
let stopSite: Site['stop']
let base: string

/** Stands in for Next: asks the cms as the page does, and prints the title. */
const render: RequestListener = async (request, response) => {
  const [, at, , locale, ...segments] = (request.url ?? '').split('/')
  response.setHeader('x-nextjs-cache', 'MISS')
  if (at !== 'at') {
    response.end(request.url)
    return
  }
  const page = await loadPage(locale === 'fr' ? 'fr' : 'de', segments.join('/'), '').catch(() => undefined)
  const title = page?.groups[0]?.fields.find(({ name }) => name === 'title')?.words
  if (page === undefined) response.statusCode = 500
  else if (page === null) reportRender(request.url ?? '', { status: 404, tags: null })
  else if (page.redirect) reportRender(request.url ?? '', { status: 308, location: page.redirect, tags: null })
  else reportRender(request.url ?? '', { status: 200, tags: ['site', `page:${page.id}`] })
  response.setHeader('content-type', 'text/html')
  response.end(
    `<!doctype html><title>${title}</title><script type="speculationrules">{}</script>${'<p>words</p>'.repeat(200)}`,
  )
}

beforeAll(async () => {
  ;({ base, cms, stop: stopSite } = await startTestSite(content, { render, secret }))
})
afterAll(async () => {
  await stopSite()
  await cms.stop()
})

beforeEach(async () => {
  content.titles = { '': 'Start', kontakt: 'Kontakt' }
  content.delay = 0
  await expire(['site'])
  cms.asked.length = 0
})

const get = (path: string, init: RequestInit = {}) => fetch(base + path, { redirect: 'manual', ...init })

function expire(tags: string[], given = secret): Promise<Response> {
  return fetch(`${base}/_internal/revalidate`, {
    method: 'POST',
    headers: { 'x-revalidate-secret': given, 'content-type': 'application/json' },
    body: JSON.stringify({ tags }),
  })
}

async function titleOf(path: string): Promise<string | undefined> {
  return /<title>(.*?)<\/title>/.exec(await (await get(path)).text())?.[1]
}

test('a page is asked of the cms once, however many read it', async () => {
  await Promise.all(Array.from({ length: 20 }, () => titleOf('/de/kontakt')))
  await titleOf('/de/kontakt?utm_source=x')
  expect(cms.asked.filter((line) => line.includes('graphql'))).toHaveLength(1)
})

test('after a publish has answered nobody gets the old page, however slow the cms is and however many read', async () => {
  content.delay = 40
  const stale: string[] = []
  for (let round = 1; round <= 15; round++) {
    await expire([home])
    cms.asked.length = 0
    // A rendering that has read the old content is under way while the publish happens.
    const early = Array.from({ length: 8 }, () => titleOf('/de'))
    await expect.poll(() => cms.asked.length).toBe(1)
    content.titles[''] = `Start ${round}`
    await expire([home])
    const late = await Promise.all(Array.from({ length: 8 }, () => titleOf('/de')))
    await Promise.all(early)
    late.push(await titleOf('/de'))
    stale.push(...late.flatMap((title) => (title === `Start ${round}` ? [] : [String(title)])))
  }
  expect(stale).toEqual([])
})

test('a publish of one page leaves the others in the cache', async () => {
  await titleOf('/de')
  await titleOf('/de/kontakt')
  await expire([home])
  cms.asked.length = 0
  await titleOf('/de/kontakt')
  expect(cms.asked).toEqual([])
  await titleOf('/de')
  expect(cms.asked).toHaveLength(1)
})

test('a page that is published for the first time is there although it was missed before', async () => {
  expect((await get('/de/neu')).status).toBe(404)
  content.titles.neu = 'Neu'
  await expire(['page:00000000-0000-4000-8000-000000000005'])
  expect((await get('/de/neu')).status).toBe(200)
})

test('only who knows the secret may let go of pages', async () => {
  expect((await expire(['site'], 'wrong')).status).toBe(404)
  expect((await get('/_internal/revalidate')).status).toBe(404)
  const broken = await fetch(`${base}/_internal/revalidate`, {
    method: 'POST',
    headers: { 'x-revalidate-secret': secret },
    body: '{"tags":[]}',
  })
  expect(broken.status).toBe(400)
})

test('every answer carries the security headers and an id, and tells nothing of the inside', async () => {
  const paths = [
    '/de',
    '/de/nix',
    '/xx',
    '/de/a/b/c',
    '/',
    '/api/x',
    '/admin',
    '/_next/x',
    '/_internal/revalidate',
    '/de/edit',
  ]
  for (const path of paths) {
    const { headers } = await get(path)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy'), path).toContain('camera=()')
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'self'")
    expect(headers.get('x-request-id'), path).toMatch(/^[\w-]{36}$/)
    expect(
      [...headers.keys()].filter((name) => /^x-(powered|nextjs|middleware)/.test(name)),
      path,
    ).toEqual([])
  }
})

test('a live page runs its own scripts only, and the editor only those with its nonce', async () => {
  const live = (await get('/de')).headers.get('content-security-policy') ?? ''
  expect(live).toMatch(/script-src 'self' 'sha256-[^']+';/)
  const edit = await Promise.all([get('/de/edit'), get('/de/edit')])
  const nonces = edit.map(({ headers }) => /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1])
  expect(nonces[0]).not.toBe(nonces[1])
  expect(edit[0]?.headers.get('cache-control')).toBe('private, no-store')
  for (const policy of [live, edit[0]?.headers.get('content-security-policy')])
    expect(policy).toMatch(/object-src 'none'; base-uri 'none';/)
})

test('unknown addresses are 404, and nonsense is not asked of the cms', async () => {
  await get('/xx/warm-up')
  await get('/de/a/b/c')
  cms.asked.length = 0
  const paths = ['/xx', '/wp-login.php', '/at/1/de', '/de/a/b/c', '/apix', `/de/${'x'.repeat(500)}`]
  const statuses = await Promise.all(paths.map(async (path) => (await get(path)).status))
  expect(statuses).toEqual(paths.map(() => 404))
  expect(cms.asked).toEqual([])
})

test('the root leads to the language that the visitor prefers', async () => {
  const french = await get('/', { headers: { 'accept-language': 'fr-CH,de;q=0.5' } })
  expect([french.status, french.headers.get('location')]).toEqual([307, '/fr'])
  expect((await get('/', { headers: { 'accept-language': 'it' } })).headers.get('location')).toBe('/de')
})

test('an old address leads to the new one for good, a superfluous slash to none', async () => {
  const old = await get('/de/alt')
  expect([old.status, old.headers.get('location')]).toEqual([308, '/de/kontakt'])
  const slash = await get('/de/kontakt/')
  expect([slash.status, slash.headers.get('location')]).toEqual([308, '/de/kontakt'])
})

test.each([
  ['/de/kontakt/?id=3f1c', '/de/kontakt?id=3f1c'],
  ['/de/alt?utm_source=x&q=brille', '/de/kontakt?utm_source=x&q=brille'],
  ['/de/alt?q=sport', '/de/kontakt?q=sport'],
  ['/de/alt', '/de/kontakt'],
  ['/?utm_source=x', '/de?utm_source=x'],
  ['/api/media/1?size=2', '/api/bf-media/1?size=2'],
])('%s leads to %s: each visitor keeps the query that they came with', async (path, to) => {
  expect((await get(path, { headers: { 'accept-language': 'de' } })).headers.get('location')).toBe(to)
})

test('who has the page gets 304, in every encoding; HEAD gets no body; other methods are refused', async () => {
  const first = await get('/de', { headers: { 'accept-encoding': 'br' } })
  expect(first.headers.get('content-encoding')).toBe('br')
  expect(first.headers.get('cache-control')).toBe('no-cache, must-revalidate')
  const etag = first.headers.get('etag') ?? ''
  const again = await get('/de', { headers: { 'accept-encoding': 'gzip', 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const head = await get('/de', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  const post = await get('/de', { method: 'POST' })
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test('the cms gets requests whole, with who asked, and without what nobody outside may set', async () => {
  const body = Buffer.alloc(12 * 1024 * 1024, 'x')
  const answer = await get('/api/v1/media/upload?a=1', {
    method: 'POST',
    body,
    headers: { 'x-forwarded-for': '9.9.9.9', 'x-middleware-subrequest': 'x' },
  })
  const { method, bytes, headers } = await answer.json()
  expect([method, bytes]).toEqual(['POST', body.length])
  expect(headers['x-forwarded-for']).toBe('127.0.0.1')
  expect(headers['x-forwarded-host']).toBe(headers.host)
  expect(headers['x-request-id']).toBe(answer.headers.get('x-request-id'))
  expect(Object.keys(headers).filter((name) => /middleware/.test(name))).toEqual([])
})

test('when the cms is down, stored pages stay, and everything else says so in words', async () => {
  await titleOf('/de')
  await cms.stop()
  expect(await titleOf('/de')).toBe('Start')
  const page = await get('/de/kontakt', { headers: { accept: 'text/html' } })
  expect(page.status).toBe(503)
  expect(page.headers.get('retry-after')).toBe('10')
  expect(await page.text()).toMatch(/<html lang="de">[\s\S]*<h1>Einen Moment bitte<\/h1>/)
  const call = await get('/api/v1/page')
  expect(call.status).toBe(503)
  expect(await call.json()).toMatchObject({ success: false, code: 'UNAVAILABLE', status: 503 })
  expect(call.headers.get('x-content-type-options')).toBe('nosniff')
  cms = await startFixtureCms(content)
})
