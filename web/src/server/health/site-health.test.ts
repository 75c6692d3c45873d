import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { MediaStore } from '@blickfang/platform/store/media-store.ts'
import { afterEach, expect, test } from 'vitest'
import { siteHealth } from './site-health.ts'

const teardowns: (() => void)[] = []

afterEach(() => {
  for (const teardown of teardowns.splice(0)) teardown()
})

const empty: MediaStore = { find: async () => null, write: async () => undefined, removeAll: async () => undefined }

async function startCms(answer: RequestListener) {
  const server = createServer(answer)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  teardowns.push(stop)
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
}

/** Each look is by a server of its own, because one remembers what it found for a second. */
const needs = (cmsUrl: string, store = empty) => ({
  cmsUrl,
  canBeTold: true,
  lease: { holds: true, position: 7 },
  store,
  counts: null,
})

test('web is not ready before the cms was, and says what the cms says', async () => {
  const cms = await startCms((_, response) => {
    response.writeHead(503, { 'content-type': 'application/health+json' })
    const database = [{ status: 'fail', output: 'The database does not answer: nobody listens there.' }]
    response.end(JSON.stringify({ status: 'fail', checks: { database } }))
  })
  const answer = await siteHealth(needs(cms.url)).ready()
  expect(answer.status).toBe('fail')
  expect(answer.checks.cms).toEqual([
    { status: 'fail', output: 'The cms is not ready: The database does not answer: nobody listens there.' },
  ])
})

test('a cms that goes away later is a warning: pages are there all the same', async () => {
  const cms = await startCms((_, response) => void response.end('{"status":"pass","checks":{}}'))
  const health = siteHealth(needs(cms.url))
  expect(await health.ready()).toEqual({
    status: 'pass',
    checks: {
      cms: [{ status: 'pass' }],
      cache: [{ status: 'pass', observedValue: 7 }],
      storage: [{ status: 'pass' }],
    },
  })
  cms.stop()
  await expect
    .poll(() => health.ready(), { timeout: 10_000 })
    .toMatchObject({ status: 'warn', checks: { cms: [{ output: 'The cms does not answer: nobody listens there.' }] } })
})

test('a server that nobody can tell of changes is not ready', async () => {
  const cms = await startCms((_, response) => void response.end('{"status":"pass","checks":{}}'))
  const answer = await siteHealth({ ...needs(cms.url), canBeTold: false }).ready()
  expect(answer.checks.cache).toEqual([
    { status: 'fail', output: 'REVALIDATE_SECRET is not set: nobody can tell this server of a change.' },
  ])
})

test('a bucket that refuses is a warning in words', async () => {
  const cms = await startCms((_, response) => void response.end('{"status":"pass","checks":{}}'))
  const refused = Object.assign(new Error('key AKIA… on https://bucket.example'), { name: 'AccessDenied' })
  const store = { ...empty, find: () => Promise.reject(refused) }
  const { status, checks } = await siteHealth(needs(cms.url, store)).ready()
  expect([status, checks.storage]).toEqual([
    'warn',
    [{ status: 'warn', output: 'The media library fails: it refuses these keys.' }],
  ])
})
