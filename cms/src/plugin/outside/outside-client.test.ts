import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createRawServer, type Server as RawServer } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { OutsideClient } from './outside-client.ts'

const servers: (Server | RawServer)[] = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    if ('closeAllConnections' in server) server.closeAllConnections()
    server.close()
  }
})

type Answer = (request: IncomingMessage, response: ServerResponse) => void

async function listen(server: Server | RawServer): Promise<string> {
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

const serve = (answer: Answer) => listen(createServer(answer))

/** A server that says these very bytes, whatever it is asked. */
const serveRaw = (text: string) => listen(createRawServer((socket) => socket.on('error', () => undefined).end(text)))

const json: Answer = (_, response) => response.setHeader('content-type', 'application/json').end('{"ok":true}')

const request = { accept: ['application/json'], maxBytes: 1_000, maxMs: 20_000 }
const briefly = { ...request, maxMs: 300 }

/** A client that takes these hosts for the operator's own. */
const knowing = (...internalHosts: string[]) => new OutsideClient({ internalHosts })

/** A client that finds these addresses under every name. */
function resolving(addresses: readonly string[]) {
  return new OutsideClient({
    internalHosts: [],
    lookup: (_hostname, _options, answer) =>
      answer(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
  })
}

test('an answer comes whole, with its kind and where it came from', async () => {
  const host = await serve(json)
  const answer = await knowing(host).load(`http://${host}/feed`, request)
  expect(answer).toEqual({
    bytes: Buffer.from('{"ok":true}'),
    type: 'application/json',
    address: `http://${host}/feed`,
  })
})

test('JSON is held to its schema, and loses the signs that no database can hold', async () => {
  const host = await serve((_, response) =>
    response
      .setHeader('content-type', 'application/json; charset=utf-8')
      .end('{"name":"A\\u0000n\\ud800na 👓","more":1}'),
  )
  const schema = z.object({ name: z.string() })
  expect(await knowing(host).loadJson(schema, `http://${host}`, request)).toEqual({ name: 'Anna 👓' })
  const other = knowing(host).loadJson(z.object({ name: z.number() }), `http://${host}`, request)
  await expect(other).rejects.toMatchObject({ failure: 'malformed' })
})

test.each(['{"ok":', '', 'null', '['.repeat(900), Buffer.from([0x22, 0xff, 0x22])])(
  'JSON that is none is a failure: %s',
  async (body) => {
    const host = await serve((_, response) => response.setHeader('content-type', 'application/json').end(body))
    const answer = knowing(host).loadJson(z.object({}), `http://${host}`, request)
    await expect(answer).rejects.toMatchObject({ failure: 'malformed' })
  },
)

test.each([
  ...['http://127.0.0.1:PORT/', 'http://localhost:PORT/', 'http://2130706433:PORT/'],
  ...['http://0x7f.1:PORT/', 'http://127.1:PORT/', 'http://[::ffff:127.0.0.1]:PORT/', 'http://[::1]:PORT/'],
  ...['http://0.0.0.0:PORT/', 'http://[::]:PORT/', 'http://①②⑦.⓪.⓪.①:PORT/', 'http://169.254.169.254/'],
])('%s is not asked', async (address) => {
  const host = await serve(() => expect.unreachable('the server was asked'))
  const port = host.split(':')[1] ?? ''
  await expect(knowing().load(address.replace('PORT', port), request)).rejects.toMatchObject({ failure: 'address' })
})

test.each([
  '',
  'feed',
  'file:///etc/passwd',
  'ftp://example.com/',
  'http://',
  'http://me:secret@example.com/',
  'data:,x',
])('«%s» is no address', async (address) => {
  await expect(knowing().load(address, request)).rejects.toMatchObject({ failure: 'address' })
})

test('a name that leads into a network is refused, also when another of its addresses is public', async () => {
  for (const addresses of [['10.0.0.7'], ['8.8.8.8', '127.0.0.1'], ['::ffff:127.0.0.1'], ['fd00::1']]) {
    await expect(resolving(addresses).load('http://feed.example.com/', request)).rejects.toMatchObject({
      failure: 'address',
    })
  }
})

test('a redirect is followed, with the keys to the same service alone', async () => {
  const heard: unknown[] = []
  const target = await serve((asked, response) => {
    heard.push(asked.headers['x-key'])
    json(asked, response)
  })
  const first = await serve((asked, response) => {
    heard.push(asked.headers['x-key'])
    response.writeHead(302, { location: asked.url === '/' ? '/next' : `http://${target}/feed` }).end()
  })
  const answer = await knowing(first, target).load(`http://${first}/`, { ...request, headers: { 'x-key': 'secret' } })
  expect(answer.address).toBe(`http://${target}/feed`)
  expect(heard).toEqual(['secret', 'secret', undefined])
})

test.each([
  'http://127.0.0.1:4499/',
  'http://[::ffff:7f00:1]:4499/',
  '//localhost:4499/',
  'file:///etc/passwd',
  'http://a:b@example.com/',
])('a redirect to %s is refused', async (location) => {
  const host = await serve((_, response) => response.writeHead(302, { location }).end())
  await expect(knowing(host).load(`http://${host}/`, request)).rejects.toMatchObject({ failure: 'address' })
})

test('redirects come to an end, and what was sent is not sent on', async () => {
  let asked = 0
  const host = await serve((_, response) => {
    asked += 1
    response.writeHead(307, { location: '/again' }).end()
  })
  await expect(knowing(host).load(`http://${host}/`, request)).rejects.toMatchObject({ failure: 'status', status: 307 })
  expect(asked).toBe(4)
  const sent = knowing(host).load(`http://${host}/`, { ...request, method: 'POST', body: '{}' })
  await expect(sent).rejects.toMatchObject({ failure: 'status' })
  expect(asked).toBe(5)
})

test.each([401, 404, 429, 500, 503])('an answer of %i is a failure that says so', async (status) => {
  const host = await serve((_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}'),
  )
  await expect(knowing(host).load(`http://${host}/`, request)).rejects.toMatchObject({ failure: 'status', status })
})

test('another kind of file than was asked for is a failure', async () => {
  const host = await serve((_, response) => response.setHeader('content-type', 'text/html').end('<p>Sign in'))
  await expect(knowing(host).load(`http://${host}/`, request)).rejects.toMatchObject({ failure: 'type' })
  const untold = await serve((_, response) => response.end('x'))
  await expect(knowing(untold).load(`http://${untold}/`, request)).rejects.toMatchObject({ failure: 'type' })
})

test('a kind with a slash at its end takes all of its kind', async () => {
  const host = await serve((_, response) => response.setHeader('content-type', 'Image/WEBP').end('x'))
  expect(await knowing(host).load(`http://${host}/`, { ...request, accept: ['image/'] })).toMatchObject({
    type: 'image/webp',
  })
})

test('a body without an end is not read to its end', async () => {
  const host = await serve((asked, response) => {
    response.setHeader('content-type', 'application/json')
    const more = () => {
      while (!asked.socket.destroyed && response.write('x'.repeat(10_000)));
    }
    response.on('drain', more)
    more()
  })
  await expect(knowing(host).load(`http://${host}/`, request)).rejects.toMatchObject({ failure: 'tooLarge' })
})

test('what unpacks to more than it may is not unpacked to its end', async () => {
  const host = await serve((_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
      .end(gzipSync(Buffer.alloc(20_000_000, ' '))),
  )
  await expect(knowing(host).load(`http://${host}/`, request)).rejects.toMatchObject({ failure: 'tooLarge' })
})

test.each<[string, Answer]>([
  ['does not answer', () => undefined],
  ['does not end', (_, response) => response.setHeader('content-type', 'application/json').write('{')],
  [
    'redirects without an answer',
    (asked, response) => asked.url === '/' && response.writeHead(302, { location: '/later' }).end(),
  ],
])('a server that %s is given up', async (_, answer) => {
  const host = await serve(answer)
  await expect(knowing(host).load(`http://${host}/`, briefly)).rejects.toMatchObject({ failure: 'slow' })
})

test('who asked may stop, and reads the own reason', async () => {
  const stop = new AbortController()
  const host = await serve(() => stop.abort(new Error('enough')))
  await expect(knowing(host).load(`http://${host}/`, { ...request, signal: stop.signal })).rejects.toThrow('enough')
})

test.each([
  [
    'promises more than it sends',
    'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"ok":',
  ],
  ['breaks off', 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nff\r\n{"ok":'],
  ['speaks no HTTP', 'SSH-2.0-OpenSSH_9.2\r\n'],
  ['has a head without an end', `HTTP/1.1 200 OK\r\nx: ${'x'.repeat(100_000)}`],
  ['says nothing', ''],
  [
    'packs badly',
    'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-encoding: gzip\r\ncontent-length: 9\r\n\r\nnot gzip!',
  ],
])('a server that %s has failed', async (_, text) => {
  const host = await serveRaw(text)
  await expect(knowing(host).load(`http://${host}/`, request)).rejects.toMatchObject({ failure: 'unreachable' })
})

test('a server that promises less than it sends is cut off there, which is no JSON any more', async () => {
  const host = await serveRaw(
    'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 5\r\n\r\n{"ok":true}',
  )
  const answer = knowing(host).loadJson(z.object({}), `http://${host}/`, request)
  await expect(answer).rejects.toMatchObject({ failure: expect.stringMatching(/malformed|unreachable/) })
})

test('nobody there is a failure, and no message holds the address, which may have a key in it', async () => {
  const host = await serve(json)
  const [server] = servers.splice(0)
  server?.close()
  const answer = knowing(host).load(`http://${host}/?key=secret`, request)
  await expect(answer).rejects.toMatchObject({ failure: 'unreachable', message: `${host} failed: unreachable` })
})
