import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { startBucket } from '@blickfang/local/src/bucket/start-bucket.ts'
import { startGameBackend } from '@blickfang/local/src/game/start-game-backend.ts'
import { freePort } from '@blickfang/local/src/process/free-port.ts'
import { editorCalls } from '@blickfang/local/src/testing/editor-calls.ts'
import { makeTitledPage, titleIn } from '@blickfang/local/src/testing/titled-page.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findDebianPostgres, startDebianPostgres } from './debian-postgres.ts'
import { type Images, prepareImages } from './prepare-images.ts'
import { type Caddy, findCaddy, startCaddy } from './start-caddy.ts'
import { type Started, untilAnswers } from './start-image.ts'

// All of docker-compose.yml as plain processes: Debian's Postgres, the images' servers twice each as their own user, Caddy with
// the project's own file and a certificate of its making, an S3 server from npm, the game's local stand-in. Where Debian's
// Postgres or Caddy is not installed all of it is counted as skipped.
const programs = { caddy: findCaddy(), postgres: findDebianPostgres() }
const first = Number(process.env.DRILL_PORT || 3700) + 50
const closers: (() => Promise<unknown> | unknown)[] = []
let images: Images
let caddy: Caddy
let token: string
let servers: Record<'cms' | 'web', Started[]>
let webUrls: string[]

async function startBackends(): Promise<void> {
  images = await prepareImages(first, (scratch) => startDebianPostgres(programs.postgres ?? '', scratch))
  closers.push(images.close)
  const bucket = await startBucket({ folder: join(images.scratch, 'bucket') })
  closers.push(bucket.stop)
  const game = await startGameBackend({
    ...{ postgresUrl: images.settings.DATABASE_URL, port: first + 20, isPortFlexible: true },
    dataDir: join(images.scratch, 'game'),
  })
  if (!game.isAvailable) throw new Error(game.reason)
  closers.push(game.stop)
  Object.assign(images.settings, bucket.env, {
    ...{ SUPABASE_URL: game.url, SUPABASE_ANON_KEY: game.anonKey },
    ...{ SUPABASE_SERVICE_KEY: game.serviceKey, SUPABASE_JWT_SECRET: game.jwtSecret },
  })
}

/** Two of each, behind Caddy. */
async function startServers(): Promise<void> {
  const ports = await Promise.all([30, 31, 32, 33, 34, 35].map((each) => freePort(first + each)))
  const [httpsPort = 0, httpPort = 0, ...serverPorts] = ports
  const [cmsPorts, webPorts] = [serverPorts.slice(0, 2), serverPorts.slice(2)]
  webUrls = webPorts.map((port) => `http://127.0.0.1:${port}`)
  const publicUrl = `https://localhost:${httpsPort}`
  Object.assign(images.settings, { PUBLIC_URL: publicUrl, WEB_INTERNAL_URL: webUrls.join(), TRUST_PROXY: '1' })
  await images.runOnce('migrate')
  await images.runOnce('seed', ['node', '../scripts/seed.mjs', '--demo'])
  servers = {
    cms: cmsPorts.map((port) => images.start('cms', { PORT: String(port) })),
    web: webPorts.map((port, at) =>
      images.start('web', { PORT: String(port), CMS_URL: `http://127.0.0.1:${cmsPorts[at]}` }),
    ),
  }
  for (const [at, port] of cmsPorts.entries())
    await untilAnswers(`http://127.0.0.1:${port}/readyz`, servers.cms[at] as Started)
  for (const [at, url] of webUrls.entries()) await untilAnswers(`${url}/readyz`, servers.web[at] as Started)
  caddy = await startCaddy(programs.caddy ?? '', images.scratch, {
    ...{ PUBLIC_URL: publicUrl, HTTPS_PORT: String(httpsPort), HTTP_PORT: String(httpPort) },
    ...{ WEB_UPSTREAMS: 'listed', WEB_ADDRESSES: webPorts.map((port) => `127.0.0.1:${port}`).join(' ') },
    ...{ GAME_GATEWAY_PORT: String(await freePort(first + 40)), GAME_GATEWAY_BIND: '127.0.0.1' },
  })
  closers.push(caddy.stop)
}

/** The page's title as visitors read it by TLS, asked often enough for both webs to have answered. */
async function titlesAt(path: string): Promise<Set<string | undefined>> {
  const answers = await Promise.all(Array.from({ length: 12 }, () => caddy.get(path)))
  return new Set(answers.map(({ body }) => titleIn(body)))
}

function editorAt(server: string | undefined) {
  return editorCalls({ url: images.settings.PUBLIC_URL, token, server: server ?? '' })
}

describe.skipIf(!programs.caddy || !programs.postgres)('the whole set-up as plain processes', () => {
  beforeAll(async () => {
    await startBackends()
    await startServers()
  })

  afterAll(async () => {
    for (const close of closers.reverse()) await close()
  })

  test('a visitor sees the shop by TLS, and an editor signs in', async () => {
    const { status, body } = await caddy.get('/de')
    expect([status, body.includes('Lindenhof')]).toEqual([200, true])
    const signedIn = await caddy.post('/api/users/login', images.login)
    expect(signedIn.status).toBe(200)
    token = JSON.parse(signedIn.body).token
  })

  test('pictures of the shop lie in the bucket and are shown by TLS', async () => {
    expect(readdirSync(join(images.scratch, 'bucket'), { recursive: true }).length).toBeGreaterThan(10)
    const { body } = await caddy.get('/de')
    const [address = ''] = /\/api\/media\/picture\/[^"\s]+/.exec(body) ?? []
    expect((await caddy.get(address)).status).toBe(200)
  })

  test('what either web and its cms publish is what both show', async () => {
    const page = await makeTitledPage(editorAt(webUrls[0]), 'Mehrere')
    for (const [round, url] of [...webUrls, ...webUrls].entries()) {
      await page.save(`Fassung ${round}`, editorAt(url))
      await page.publish(editorAt(url))
      expect(await titlesAt(page.path)).toEqual(new Set([`Fassung ${round}`]))
    }
  })

  test('a round of golf is begun, and its scores go to the game’s database', async () => {
    const { game } = JSON.parse((await caddy.post('/api/v1/game', { gameName: 'Runde' })).body)
    const given = JSON.parse((await caddy.post(`/api/v1/game/${game.id}/token`, {})).body)
    const headers = { authorization: `Bearer ${given.token}`, 'content-profile': 'site_game' }
    const player = { gameId: game.id, playerName: 'Mia' }
    expect((await caddy.post('/_game/rest/v1/players', player, headers)).status).toBe(201)
    const kept = await caddy.get('/_game/rest/v1/players?select=playerName', {
      ...headers,
      'accept-profile': 'site_game',
    })
    expect(JSON.parse(kept.body)).toEqual([{ playerName: 'Mia' }])
  })

  test('one web is told to end, and no visitor misses it', async () => {
    const asked = Array.from({ length: 40 }, () => caddy.get('/de'))
    const [ended, answers] = await Promise.all([servers.web[0]?.stop(), Promise.all(asked)])
    const after = await Promise.all(Array.from({ length: 20 }, () => caddy.get('/de')))
    expect(ended).toBe(0)
    expect(new Set([...answers, ...after].map(({ status }) => status))).toEqual(new Set([200]))
  })
})
