import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { reportRender } from '../../site/rendering/render-reports.ts'
import type { FixtureContent } from '../testing/start-fixture-cms.ts'
import { startTestSite } from '../testing/start-test-site.ts'

type Site = Awaited<ReturnType<typeof startTestSite>>
const content: FixtureContent = { titles: {}, delay: 0 }
let site: Site
const open: { readonly path: string; readonly end: () => void }[] = []
let isSlow: boolean

/** Stands in for Next: an answer comes when the test says so. */
const render: RequestListener = (request, response) => {
  const address = request.url ?? ''
  const path = address.startsWith('/at/') ? `/${address.split('/').slice(3).join('/')}` : address
  const end = () => answer(address, path, response)
  if (isSlow) open.push({ path, end })
  else end()
}

function answer(address: string, path: string, response: ServerResponse): void {
  if (response.writableEnded) return
  reportRender(address, { status: path.includes('unknown') ? 404 : 200, tags: ['site'] })
  response.setHeader('content-type', 'text/html')
  response.end(`<!doctype html><title>${path}</title>`)
}

beforeEach(async () => {
  isSlow = true
  site = await startTestSite(content, { render, isProxied: true })
})
afterEach(async () => {
  isSlow = false
  for (const { end } of open.splice(0)) end()
  await site.stop()
  await site.cms.stop()
})

const get = (path: string, network: string, init: RequestInit = {}) =>
  fetch(site.base + path, { ...init, headers: { 'x-forwarded-for': network, accept: 'text/html' } })

test.each([
  ['logins', (n: number) => `/de/login?${n}`],
  ['editors', (n: number) => `/de/edit/page-${n}`],
  ['unknown addresses', (n: number) => `/de/unknown-${n}`],
])('while one network asks for forty %s, the page of another is made at once', async (_, pathOf) => {
  const loud = Array.from({ length: 40 }, (_, n) => get(pathOf(n), '10.0.0.1'))
  await expect.poll(() => open.length).toBe(2)
  const quiet = get('/de/kontakt', '10.0.0.2')
  await expect.poll(() => open.map(({ path }) => path)).toContain('/de/kontakt')
  expect(open).toHaveLength(3)
  open.pop()?.end()
  expect((await quiet).status).toBe(200)
  isSlow = false
  for (const { end } of open.splice(0)) end()
  await Promise.all(loud)
})

test('who has too many waiting gets a sentence and the time to wait, and nobody else does', async () => {
  const loud = Array.from({ length: 70 }, (_, n) => get(`/de/unknown-${n}`, '10.0.0.1'))
  const refused = await Promise.any(loud.map(async (each) => ((await each).status === 429 ? each : Promise.reject())))
  expect(refused.headers.get('retry-after')).toBe('5')
  expect(await refused.text()).toMatch(/<html lang="de">[\s\S]*<p>[^<]+<\/p>/)
  const quiet = get('/de', '10.0.0.2')
  await expect.poll(() => open.map(({ path }) => path)).toContain('/de')
  isSlow = false
  for (const { end } of open.splice(0)) end()
  const statuses = (await Promise.all(loud)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(8)
  expect((await quiet).status).toBe(200)
})

test('who has gone is not rendered for', async () => {
  const ask = (count: number) => {
    const gone = new AbortController()
    const asked = Array.from({ length: count }, (_, n) => get(`/de/login?${n}`, '10.0.0.1', { signal: gone.signal }))
    return { leave: () => gone.abort(), left: Promise.allSettled(asked) }
  }
  const heard = { begun: 0, gone: 0 }
  const listen = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    if (!request.url?.startsWith('/de/login')) return
    heard.begun++
    response.once('close', () => heard.gone++)
  }
  subscribe('http.server.request.start', listen)
  onTestFinished(() => void unsubscribe('http.server.request.start', listen))
  const rendered = ask(2)
  await expect.poll(() => open.length).toBe(2)
  const waiting = ask(8)
  await expect.poll(() => heard.begun).toBe(10)
  // The server hears of each by itself: those that wait go first, so that none of them is next when there is room.
  waiting.leave()
  await expect.poll(() => heard.gone).toBe(8)
  rendered.leave()
  await Promise.all([waiting.left, rendered.left])
  const later = get('/de/login?later', '10.0.0.1')
  await expect.poll(() => open.length).toBe(3)
  expect(open[2]?.path).toBe('/de/login?later')
  open[2]?.end()
  expect((await later).status).toBe(200)
})

test('while one network asks for forty pages of the admin, another has its first at once', async () => {
  const begun: (() => void)[] = []
  content.admin = begun
  const loud = Array.from({ length: 40 }, (_, n) => get(`/admin/collections/bf-pages?${n}`, '10.0.0.1'))
  await expect.poll(() => begun.length).toBe(4)
  const quiet = get('/admin/login', '10.0.0.2')
  await expect.poll(() => begun.length).toBe(5)
  begun.pop()?.()
  expect(await (await quiet).text()).toBe('admin')
  for (let ended = 1; ended <= loud.length; ended++) {
    await expect.poll(() => begun.length).toBeGreaterThan(0)
    begun.shift()?.()
  }
  expect((await Promise.all(loud)).map(({ status }) => status)).toEqual(loud.map(() => 200))
  delete content.admin
})
