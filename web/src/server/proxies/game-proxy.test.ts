import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { GameProxy } from './game-proxy.ts'
import { GameRate } from './game-rate.ts'

const asked: IncomingMessage[] = []
const sockets = new WebSocketServer({ noServer: true })
const backend = createServer((request, response) => {
  asked.push(request)
  if (request.url?.includes('slow')) return
  response.setHeader('content-range', '0-1/2')
  response.setHeader('set-cookie', 'spy=1')
  response.setHeader('content-type', 'application/json')
  request.pipe(response)
})
backend.on('upgrade', (request: IncomingMessage, socket, head) => {
  asked.push(request)
  if (request.url?.includes('hung')) return
  if (!request.url?.includes('apikey=public-key')) return socket.end('HTTP/1.1 401 Unauthorized\r\n\r\n')
  sockets.handleUpgrade(request, socket, head, (each) => each.on('message', (text) => each.send(`echo ${text}`)))
})
let proxy: GameProxy
const site = createServer((request, response) => void proxy.forward(request, response))
site.on('upgrade', (request, socket, head) => void proxy.upgrade(request, socket, head))
let base: string

const addressOf = (server: typeof site) => `127.0.0.1:${(server.address() as AddressInfo).port}`

beforeAll(async () => {
  for (const server of [backend, site]) await once(server.listen(0, '127.0.0.1'), 'listening')
  base = addressOf(site)
})

beforeEach(() => {
  asked.length = 0
  proxy = new GameProxy({ url: `http://${addressOf(backend)}/`, anonKey: 'public-key' })
})

afterAll(() => {
  for (const server of [backend, site]) {
    server.closeAllConnections()
    server.close()
  }
})

test('a table is asked with the public key and the phone’s token, and with nothing else of the visitor', async () => {
  const answer = await fetch(`http://${base}/_game/rest/v1/holes?gameId=eq.1&select=score`, {
    method: 'POST',
    headers: {
      ...{
        apikey: 'whatever',
        authorization: 'Bearer token',
        prefer: 'return=minimal',
        'content-profile': 'site_game',
      },
      ...{ cookie: 'payload-token=secret', 'x-forwarded-for': '9.9.9.9', 'content-type': 'application/json' },
    },
    body: '{"score":3}',
  })
  expect([answer.status, await answer.json()]).toEqual([200, { score: 3 }])
  expect(asked[0]?.url).toBe('/rest/v1/holes?gameId=eq.1&select=score')
  expect(asked[0]?.headers).toMatchObject({
    apikey: 'public-key',
    authorization: 'Bearer token',
    prefer: 'return=minimal',
  })
  expect(Object.keys(asked[0]?.headers ?? {})).not.toEqual(expect.arrayContaining(['cookie']))
  expect(asked[0]?.headers['x-forwarded-for']).toBeUndefined()
  expect([answer.headers.get('content-range'), answer.headers.get('cache-control')]).toEqual(['0-1/2', 'no-store'])
  expect(answer.headers.get('set-cookie')).toBe(null)
})

test.each([
  '/_game',
  '/_game/',
  '/_game/rest/v1/',
  '/_game/rest/v1/rpc/claimed_game',
  '/_game/auth/v1/users',
  '/_game/rest/v1/../../auth/v1/users',
  '/_game/rest/v1/%2e%2e/%2e%2e/auth/v1',
  '/_game//evil.example/rest/v1/holes',
  '/_game@evil.example/rest/v1/holes',
  '/_game/realtime/v1/api/broadcast',
])('%s leads nowhere', async (path) => {
  const { request } = await import('node:http')
  const sent = request({ host: '127.0.0.1', port: base.split(':')[1], path })
  sent.end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  answer.resume()
  expect([answer.statusCode, asked]).toEqual([404, []])
})

test('a body that no game sends is refused, and a backend that is away gives 503 in words', async () => {
  const send = (body: string) => fetch(`http://${base}/_game/rest/v1/holes`, { method: 'POST', body })
  expect((await send('x'.repeat(300_000))).status).toBe(413)
  proxy = new GameProxy({ url: 'http://127.0.0.1:9', anonKey: 'public-key' })
  const answer = await send('{}')
  expect([answer.status, (await answer.json()).code]).toEqual([503, 'UNAVAILABLE'])
  proxy = new GameProxy({ url: '', anonKey: '' })
  expect((await send('{}')).status).toBe(404)
})

test('a websocket reaches Realtime with the public key, whatever key the phone names', async () => {
  const phone = new WebSocket(`ws://${base}/_game/realtime/v1/websocket?apikey=mine&vsn=2.0.0`)
  await once(phone, 'open')
  phone.send('hello')
  expect(String((await once(phone, 'message'))[0])).toBe('echo hello')
  expect(asked[0]?.url).toBe('/realtime/v1/websocket?apikey=public-key&vsn=2.0.0')
  for (const client of sockets.clients) client.terminate()
  await once(phone, 'close')
})

test.each([
  ['another path', '/_game/realtime/v1/api', 'public-key', 404],
  ['a key that the backend refuses', '/_game/realtime/v1/websocket', 'wrong', 401],
])('a websocket with %s is refused', async (_what, path, anonKey, status) => {
  proxy = new GameProxy({ url: `http://${addressOf(backend)}`, anonKey })
  const phone = new WebSocket(`ws://${base}${path}`)
  const [error] = (await once(phone, 'error')) as [Error]
  expect(error.message).toContain(String(status))
})

test('a page of another website opens no websocket; one of this site does', async () => {
  const join = (origin: string) => new WebSocket(`ws://${base}/_game/realtime/v1/websocket`, { origin })
  const [error] = (await once(join('https://elsewhere.example'), 'error')) as [Error]
  expect(error.message).toContain('403')
  expect(asked).toEqual([])
  const own = join(`http://${base}`)
  await once(own, 'open')
  own.terminate()
})

test('a websocket is closed when there is no backend', async () => {
  for (const url of ['', 'http://127.0.0.1:9']) {
    proxy = new GameProxy({ url, anonKey: 'public-key' })
    const phone = new WebSocket(`ws://${base}/_game/realtime/v1/websocket`)
    const [error] = (await once(phone, 'error')) as [Error]
    expect(error.message).toMatch(/404|503/)
  }
})

test('a websocket that nobody takes is let go of after a while; one that is taken may be silent for longer', async () => {
  proxy = new GameProxy({ url: `http://${addressOf(backend)}`, anonKey: 'public-key' }, new GameRate(null), 150)
  const silent = new WebSocket(`ws://${base}/_game/realtime/v1/websocket`)
  await once(silent, 'open')
  const waiting = new WebSocket(`ws://${base}/_game/realtime/v1/websocket?hung`)
  const [error] = (await once(waiting, 'error')) as [Error]
  expect(error.message).toContain('503')
  await expect.poll(() => proxy.sockets).toBe(1)
  silent.send('still here')
  expect(String((await once(silent, 'message'))[0])).toBe('echo still here')
  silent.terminate()
})

test('a flood is told to wait, in words and by a header; phones of other networks play on', async () => {
  const backendUrl = `http://${addressOf(backend)}`
  const rate = new GameRate(null, { asksAMinute: 3, sockets: 1 })
  proxy = new GameProxy({ url: backendUrl, anonKey: 'public-key', isProxied: true }, rate)
  const ask = (from: string) =>
    fetch(`http://${base}/_game/rest/v1/holes`, { method: 'POST', body: '{}', headers: { 'x-forwarded-for': from } })
  for (let count = 0; count < 3; count++) expect((await ask('2001:db8::1')).status).toBe(200)
  const refused = await ask('9.9.9.9, 2001:db8:0:0:5::2')
  expect([refused.status, (await refused.json()).code]).toEqual([429, 'RATE_LIMITED'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(asked).toHaveLength(3)
  expect((await ask('2001:db8:1::1')).status).toBe(200)
  // Without a reverse proxy in front nobody is believed who says to be somebody else.
  proxy = new GameProxy({ url: backendUrl, anonKey: 'public-key' }, new GameRate(null, { asksAMinute: 1, sockets: 1 }))
  expect([(await ask('1.1.1.1')).status, (await ask('2.2.2.2')).status]).toEqual([200, 429])
})

test('a network has only so many websockets at once', async () => {
  const rate = new GameRate(null, { asksAMinute: 100, sockets: 1 })
  proxy = new GameProxy({ url: `http://${addressOf(backend)}`, anonKey: 'public-key' }, rate)
  const open = () => new WebSocket(`ws://${base}/_game/realtime/v1/websocket`)
  const first = open()
  await once(first, 'open')
  const [error] = (await once(open(), 'error')) as [Error]
  expect(error.message).toContain('429')
  first.close()
  await once(first, 'close')
  await waitFor(async () => {
    const again = open()
    await once(again, 'open')
    again.terminate()
  })
})

test('fifty phones that all begin at once and tap for a minute are no flood', async () => {
  const rate = new GameRate(null)
  const refusals = await Promise.all(Array.from({ length: 50 * 80 }, () => rate.take('192.0.2.1')))
  expect(Math.max(...refusals)).toBe(0)
  expect(Array.from({ length: 100 }, () => rate.openSocket('192.0.2.1')).every(Boolean)).toBe(true)
})
