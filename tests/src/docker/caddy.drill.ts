import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiAddress } from '@blickfang/contract/api/api-address.ts'
import { freePort } from '@blickfang/local/src/process/free-port.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocketServer } from 'ws'
import { type Caddy, findCaddy, startCaddy } from './start-caddy.ts'

// The project's own Caddyfile in front of servers that say what has reached them. Debian's Caddy, or the one of CADDY_PATH;
// where there is none all of it is counted as skipped.
const program = findCaddy()

interface Upstream {
  readonly server: Server
  readonly address: string
}

async function startUpstream(name: string, port = 0): Promise<Upstream> {
  const server = createServer(async (incoming, response) => {
    let size = 0
    for await (const part of incoming) size += part.length
    response.end(JSON.stringify({ name, path: incoming.url, headers: incoming.headers, size }))
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return { server, address: `127.0.0.1:${(server.address() as AddressInfo).port}` }
}

async function stopUpstream({ server }: Upstream): Promise<void> {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}

describe.skipIf(!program)('Caddy with the project’s own file', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'blickfang-caddy-'))
  let webs: Upstream[]
  let rest: Upstream
  let realtime: Upstream
  let gamePort: number
  let publicUrl: string
  let caddy: Caddy

  beforeAll(async () => {
    webs = [await startUpstream('web 1'), await startUpstream('web 2')]
    rest = await startUpstream('rest')
    realtime = await startUpstream('realtime')
    const first = Number(process.env.DRILL_PORT || 3700)
    const [httpsPort, httpPort] = [await freePort(first + 20), await freePort(first + 30)]
    gamePort = await freePort(first + 40)
    publicUrl = `https://localhost:${httpsPort}`
    caddy = await startCaddy(program ?? '', scratch, {
      PUBLIC_URL: publicUrl,
      HTTPS_PORT: String(httpsPort),
      HTTP_PORT: String(httpPort),
      WEB_UPSTREAMS: 'listed',
      WEB_ADDRESSES: webs.map(({ address }) => address).join(' '),
      GAME_GATEWAY_PORT: String(gamePort),
      GAME_GATEWAY_BIND: '127.0.0.1',
      GAME_REST: rest.address,
      GAME_REALTIME: realtime.address,
    })
  })

  afterAll(async () => {
    await caddy?.stop()
    for (const upstream of [...webs, rest, realtime]) if (upstream.server.listening) await stopUpstream(upstream)
    rmSync(scratch, { recursive: true, force: true })
  })

  test('a visitor reaches web by TLS, and web hears who asked for what', async () => {
    const { status, body } = await caddy.get('/de/kontakt?a=1')
    const heard = JSON.parse(body)
    expect([status, heard.path]).toEqual([200, '/de/kontakt?a=1'])
    expect(heard.headers).toMatchObject({
      host: new URL(publicUrl).host,
      'x-forwarded-proto': 'https',
      'x-forwarded-for': expect.stringMatching(/^(::1|127\.0\.0\.1)$/),
    })
  })

  test('what a client says of its own address is not passed on', async () => {
    const { body } = await caddy.get('/de', { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'http' })
    expect(JSON.parse(body).headers).toMatchObject({
      'x-forwarded-proto': 'https',
      'x-forwarded-for': expect.not.stringContaining('203.0.113.7'),
    })
  })

  test.each(['/_internal/revalidate', '/readyz', '/healthz', '/metrics'])(
    '%s is refused from outside',
    async (path) => {
      expect(await caddy.get(path)).toEqual({ status: 404, body: '' })
    },
  )

  test('the game’s gateway leads to its REST and, under the tenant’s name, to its websocket, and nowhere else', async () => {
    const ask = async (path: string) => (await fetch(`http://127.0.0.1:${gamePort}${path}`)).text()
    expect(JSON.parse(await ask('/rest/v1/games?select=id'))).toMatchObject({ name: 'rest', path: '/games?select=id' })
    for (const path of ['/', '/realtime/v1/api/tenants', '/auth/v1/signup']) expect(await ask(path)).toBe('')
    const sockets = new WebSocketServer({ server: realtime.server })
    const joined = once(sockets, 'connection') as Promise<[unknown, IncomingMessage]>
    request(`http://127.0.0.1:${gamePort}/realtime/v1/websocket?vsn=1.0.0`, {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.from('sixteen bytes  !').toString('base64'),
      },
    })
      .on('error', () => undefined)
      .end()
    const [, { url, headers }] = await joined
    expect([url, headers.host]).toEqual(['/socket/websocket?vsn=1.0.0', 'realtime-dev.supabase-realtime'])
    for (const socket of sockets.clients) socket.terminate()
    sockets.close()
  })

  test('both webs are asked; one that ends is not missed', async () => {
    const names = async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => caddy.get('/de')))
      return new Set(answers.map(({ body }) => JSON.parse(body).name))
    }
    expect(await names()).toEqual(new Set(['web 1', 'web 2']))
    await stopUpstream(webs[0] as Upstream)
    expect(await names()).toEqual(new Set(['web 2']))
  })

  test('with one of two webs down every body arrives', async () => {
    const bodies = Array.from({ length: 24 }, (_, index) => 'x'.repeat(10 ** (index % 6) + index))
    const answers = await Promise.all(bodies.map((body) => caddy.post(apiAddress('saveData'), body)))
    expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 200))
    expect(answers.map(({ body }) => JSON.parse(body).size)).toEqual(bodies.map(({ length }) => length))
  })

  test('while the only web restarts, bodies wait for it as everything else does', async () => {
    const [, second] = webs as [Upstream, Upstream]
    await stopUpstream(second)
    // A web that is down is known to be after four looks of 250 ms.
    await new Promise((done) => setTimeout(done, 1_000))
    const held = [caddy.post(apiAddress('sendContact'), 'x'.repeat(5_000)), caddy.get('/de')]
    await new Promise((done) => setTimeout(done, 2_000))
    webs[1] = await startUpstream('web 2', Number(second.address.split(':')[1]))
    expect((await Promise.all(held)).map(({ status }) => status)).toEqual([200, 200])
  })
})
