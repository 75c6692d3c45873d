import { once } from 'node:events'
import { createServer, type IncomingMessage, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { rawConnections } from '@blickfang/testing/raw-connections.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { BodyPlaces } from '../bodies/body-places.ts'
import { takeInRest } from '../bodies/take-in-rest.ts'
import { CmsProxy } from './cms-proxy.ts'

const asked: IncomingMessage[] = []
/** Refuses by the length alone, as the cms does, before it has read anything. */
const cms = createServer((request, response) => {
  asked.push(request)
  if (request.url === '/hangs') return
  if (Number(request.headers['content-length']) > 1_000_000) {
    response.writeHead(413, { 'content-type': 'application/json' }).end('{"code":"TOO_LARGE"}')
    return
  }
  let bytes = 0
  request.on('data', (part: Buffer) => {
    bytes += part.length
  })
  request.on('end', () => response.end(String(bytes)))
})
let proxy: CmsProxy
const site = createServer((request, response) => {
  takeInRest(request, response, { bytes: 20_000_000, ms: 20_000 })
  void proxy.forward(request, response, { requestId: 'a-test', isSecure: false })
})
const portOf = (server: typeof site) => (server.address() as AddressInfo).port
const { say, close } = rawConnections(() => ({ port: portOf(site), host: '127.0.0.1' }))

beforeAll(async () => {
  for (const server of [cms, site]) await once(server.listen(0, '127.0.0.1'), 'listening')
})
beforeEach(() => {
  asked.length = 0
  vi.spyOn(console, 'error').mockReturnValue()
  close()
  proxy = newProxy()
})
afterAll(() => {
  close()
  for (const server of [cms, site]) {
    server.closeAllConnections()
    server.close()
  }
})

function newProxy(limits: ConstructorParameters<typeof CmsProxy>[1] = {}): CmsProxy {
  return new CmsProxy({ url: `http://127.0.0.1:${portOf(cms)}`, isProxied: true }, limits)
}

const head = (from: string, more: string) =>
  `POST /api/v1/data HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\n${more}\r\n\r\n`

async function save(from: string): Promise<number | undefined> {
  const sent = send({ port: portOf(site), path: '/api/v1/data', method: 'POST', headers: { 'x-forwarded-for': from } })
  sent.end('{"a":1}')
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode
}

test('300 bodies that do not come take no connection to the cms, and keep nobody of another network waiting', async () => {
  const slow = await Promise.all(Array.from({ length: 300 }, () => say(`${head('9.9.9.9', 'content-length: 100')}{`)))
  await expect.poll(() => slow.filter(({ heard }) => heard().includes(' 429 ')).length).toBe(200)
  expect(asked).toEqual([])
  expect(await save('192.0.2.1')).toBe(200)
  expect(asked).toHaveLength(1)
})

test.each([
  ['a small body', 'content-length: 100'],
  ['a large body', 'content-length: 900000'],
  ['a body without a length', 'transfer-encoding: chunked'],
])('%s that stops on its way is refused, and its place is free again', async (_, length) => {
  const one = () => new BodyPlaces({ ofNetwork: 1, ofAll: 1 })
  proxy = newProxy({ bodyMs: 200, progress: { everyMs: 200, bytes: 10 }, small: one(), large: one() })
  const { heard } = await say(head('9.9.9.9', length))
  await expect.poll(heard).toContain(' 400 ')
  await expect.poll(() => save('9.9.9.9')).toBe(200)
})

test('a body without a length goes on whole, however long it is', async () => {
  const sent = send({ port: portOf(site), path: '/api/bf-media', method: 'POST' })
  for (let part = 0; part < 30; part++) sent.write(Buffer.alloc(20_000))
  sent.end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  expect(String((await answer.toArray()).join(''))).toBe('600000')
})

test('every one of 60 clients that send too much reads why, and asks the next thing on the same connection', async () => {
  const size = 2_000_000
  proxy = newProxy({ large: new BodyPlaces({ ofNetwork: 60, ofAll: 60 }) })
  const clients = await Promise.all(
    Array.from({ length: 60 }, async () => {
      const client = await say(head('9.9.9.9', `content-length: ${size}`))
      for (let sent = 0; sent < size; sent += 500_000) {
        if (!client.socket.write(Buffer.alloc(500_000))) await once(client.socket, 'drain')
      }
      client.socket.write(`${head('9.9.9.9', 'content-length: 2')}{}`)
      return client
    }),
  )
  await expect
    .poll(() => clients.map(({ heard }) => heard().match(/HTTP\/1.1 \d+/g)), { timeout: 20_000 })
    .toEqual(clients.map(() => ['HTTP/1.1 413', 'HTTP/1.1 200']))
}, 30_000)

test('a cms that hangs is waited for so long and no longer', async () => {
  proxy = newProxy({ patienceMs: 200 })
  const answer = await fetch(`http://127.0.0.1:${portOf(site)}/hangs`)
  expect([answer.status, (await answer.json()).code]).toEqual([503, 'UNAVAILABLE'])
})
