import { expect, test } from 'vitest'
import { FinishedPage } from '../pages/finished-page.ts'
import { RenderQueue } from '../renderings/render-queue.ts'
import { ContentVersions } from './content-versions.ts'
import { PageCache } from './page-cache.ts'

/** A cache over content that the test changes, with renderings that end when the test says so. */
function setUp({ maxBytes = 1_000_000, maxMissing = 10 } = {}) {
  const versions = new ContentVersions()
  const content = { text: 'old', status: 200, tags: ['page:a'] as string[] | null, until: null as number | null }
  const gates: (() => void)[] = []
  let isSlow = false
  let renderings = 0
  const lease = { holds: true, confirm: async () => lease.holds }
  const cache = new PageCache({
    versions,
    lease,
    queue: new RenderQueue(),
    maxBytes,
    maxMissing,
    render: async () => {
      renderings++
      const { text, status, tags, until } = content
      if (isSlow) await new Promise<void>((open) => gates.push(open))
      return { page: new FinishedPage({ status, headers: {}, body: Buffer.from(text) }), tags, until }
    },
  })
  return {
    versions,
    lease,
    content,
    cache,
    slow: (value: boolean) => {
      isSlow = value
    },
    openGates: () => gates.splice(0).forEach((open) => void open()),
    renderings: () => renderings,
    read: async (path = '/de') => (cache.find(path) ?? (await cache.render(path))).body.toString(),
  }
}

test('a page is rendered once, also for those who ask at the same time', async () => {
  const { read, renderings } = setUp()
  await Promise.all([read(), read(), read()])
  await read()
  expect(renderings()).toBe(1)
})

test('a rendering that a publish overtakes is neither stored nor joined', async () => {
  const { read, content, versions, slow, openGates, renderings } = setUp()
  slow(true)
  const before = read()
  content.text = 'new'
  versions.bump(['page:a'])
  const after = read()
  openGates()
  expect(await before).toBe('old')
  expect(await after).toBe('new')
  expect(await read()).toBe('new')
  expect(renderings()).toBe(2)
})

test('the late end of an overtaken rendering does not replace the new page', async () => {
  const { read, content, versions, slow, openGates } = setUp()
  slow(true)
  const before = read()
  slow(false)
  content.text = 'new'
  versions.bump(['page:a'])
  expect(await read()).toBe('new')
  openGates()
  expect(await before).toBe('old')
  expect(await read()).toBe('new')
})

test('a rendering that another page’s publish overtakes is stored, but not joined', async () => {
  const { read, versions, slow, openGates, renderings } = setUp()
  slow(true)
  const first = read()
  versions.bump(['page:b'])
  const second = read()
  openGates()
  await Promise.all([first, second])
  await read()
  expect(renderings()).toBe(2)
})

test('a failure is not stored', async () => {
  const { read, content, renderings } = setUp()
  content.status = 500
  await read()
  content.status = 200
  await read()
  expect(renderings()).toBe(2)
})

test('answers to unknown addresses are bounded and push no page out', async () => {
  const { read, content, renderings } = setUp({ maxMissing: 3 })
  await read('/de')
  content.status = 404
  for (let i = 0; i < 50; i++) await read(`/de/${i}`)
  expect(renderings()).toBe(51)
  await read('/de')
  await read('/de/49')
  expect(renderings()).toBe(51)
  await read('/de/0')
  expect(renderings()).toBe(52)
})

test('over its size the cache drops what was read longest ago', async () => {
  const { read, renderings } = setUp({ maxBytes: 6 })
  await read('/a')
  await read('/b')
  await read('/a')
  await read('/c')
  await read('/a')
  expect(renderings()).toBe(3)
  await read('/b')
  expect(renderings()).toBe(4)
})

test('a page that is right until a moment is rendered anew after it, though nothing has changed', async () => {
  const { read, content, renderings } = setUp()
  content.until = Date.now() + 3_600_000
  await read()
  await read()
  expect(renderings()).toBe(1)
  content.until = Date.now()
  await read('/de/jetzt')
  await read('/de/jetzt')
  expect(renderings()).toBe(3)
})

test('without a lease each request has its page made anew, and what is kept is good again once the cms confirms it', async () => {
  const { read, lease, renderings } = setUp()
  await read()
  lease.holds = false
  await Promise.all([read(), read()])
  expect(renderings()).toBe(3)
  lease.holds = true
  await read()
  expect(renderings()).toBe(3)
})
