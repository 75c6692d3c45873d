import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FixtureContent } from '../testing/start-fixture-cms.ts'
import { startTestSite } from '../testing/start-test-site.ts'

type Site = Awaited<ReturnType<typeof startTestSite>>
const content: FixtureContent = { titles: {}, delay: 0 }
const handed: string[] = []
let site: Site

/** Stands in for Next, which resolves the dots of whatever it is handed. */
const render: RequestListener = (request, response) => {
  handed.push(new URL(request.url ?? '', 'http://x').pathname)
  response.setHeader('cache-control', 's-maxage=31536000')
  response.end('inside')
}

beforeAll(async () => {
  site = await startTestSite(content, { render })
})
afterAll(async () => {
  await site.stop()
  await site.cms.stop()
})
beforeEach(() => {
  handed.length = 0
  site.cms.asked.length = 0
})

/** Sends a path as it is: every client of comfort resolves it first. */
async function raw(path: string, headers = ['host: site']): Promise<{ status: number; head: string }> {
  const { hostname, port } = new URL(site.base)
  const socket = connect(Number(port), hostname)
  socket.write(`GET ${path} HTTP/1.1\r\n${[...headers, 'connection: close'].join('\r\n')}\r\n\r\n`)
  let text = ''
  socket.on('data', (part) => {
    text += part
  })
  await once(socket, 'close')
  return { status: Number(text.slice(9, 12)), head: text.split('\r\n\r\n')[0] ?? '' }
}

const dot = fc.constantFrom('.', '%2e', '%2E', '%252e', '%25252E')
const slash = fc.constantFrom('/', '//', '\\', '%5c', '%5C', '%2f', '%2F', '%255c', '%252f')
const step = fc
  .tuple(
    slash,
    fc.oneof(
      dot,
      fc.tuple(dot, dot).map((two) => two.join('')),
    ),
    slash,
  )
  .map((all) => all.join(''))
const prefix = fc.constantFrom(
  '/_next',
  '/_next/static',
  '/_next/static/chunks/known.js',
  '/de/edit',
  '/de/edit/x',
  '/de/login',
  '/de',
  '/_cms/_next/static',
  '/admin',
  '/api',
  '/api/bf-media/file/a.png',
  '/_game/rest/v1',
  '/_site',
  '',
)
const target = fc.constantFrom('at/1-1/de', 'at/1-1/documents/robots', 'de/edit', '_internal/revalidate', 'api/users')

test('a path with dot segments is refused before anybody is asked, however it is written', async () => {
  await fc.assert(
    fc.asyncProperty(prefix, fc.array(step, { minLength: 1, maxLength: 4 }), target, async (from, steps, to) => {
      const path = `${from}${steps.join('')}${to}`.replace(/^(?!\/)/, '/')
      const { status, head } = await raw(path)
      expect([path, status]).toEqual([path, 400])
      expect(head.toLowerCase()).toContain('cache-control: no-store')
    }),
    { numRuns: 200 },
  )
  expect(handed).toEqual([])
  expect(site.cms.asked.filter((line) => line.startsWith('GET') && !line.includes('/readyz'))).toEqual([])
})

test('below Next’s own prefix there are the files of the build and nothing else', async () => {
  const statuses = await Promise.all(
    [
      '/_next/static/chunks/known.js',
      '/_next/static/chunks/known.js.map',
      '/_next/static/chunks/other.js',
      '/_next/data/test/de.json',
      '/_next/image?url=/x.png&w=64&q=75',
      '/_next/flight/de',
      '/_next//static/chunks/known.js',
    ].map(async (path) => (await raw(path)).status),
  )
  expect(statuses).toEqual([200, 404, 404, 404, 404, 404, 404])
  expect(handed).toEqual(['/_next/static/chunks/known.js'])
})

test('what Next makes for one request alone is kept by nobody, whatever Next says', async () => {
  const { head } = await raw('/de/login')
  expect(head).toContain('200 OK')
  expect(head.toLowerCase()).toContain('cache-control: private, no-store')
  expect(head).not.toContain('s-maxage')
})

test('two hosts in one request are refused', async () => {
  expect((await raw('/robots.txt', ['host: a', 'host: b'])).status).toBe(400)
  expect((await raw('/de/login', ['Host: a', 'HOST: a'])).status).toBe(400)
  expect((await raw('/de/login')).status).toBe(200)
})
