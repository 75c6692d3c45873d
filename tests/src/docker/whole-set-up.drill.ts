import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@blickfang/contract/api/client.ts'
import { startBucket } from '@blickfang/local/src/bucket/start-bucket.ts'
import { startGameBackend } from '@blickfang/local/src/game/start-game-backend.ts'
import { createDatabase } from '@blickfang/local/src/postgres/create-database.ts'
import { startPostgres } from '@blickfang/local/src/postgres/start-postgres.ts'
import { freePort } from '@blickfang/local/src/process/free-port.ts'
import { buildApp } from '@blickfang/local/src/start/build-app.ts'
import { Run } from '@blickfang/local/src/start/run.ts'
import { secrets } from '@blickfang/local/src/start/secrets.ts'
import { connectGame } from '@blickfang/local/src/testing/connect-game.ts'
import { editorCalls } from '@blickfang/local/src/testing/editor-calls.ts'
import { listen } from '@blickfang/local/src/testing/listen.ts'
import { type OwnServer, startServer } from '@blickfang/local/src/testing/own-servers.ts'
import { signIn } from '@blickfang/local/src/testing/start-product.ts'
import { makeTitledPage, titleIn } from '@blickfang/local/src/testing/titled-page.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Caddy, findCaddy, startCaddy } from './start-caddy.ts'
import { findSystemPostgres, startSystemPostgres } from './start-system-postgres.ts'

// What docker-compose.yml starts with all its profiles, as plain processes: Debian's Postgres (else the one from npm), a bucket, the
// game's stand-in, two cms, two webs, and Caddy with the project's own file. Without Caddy all of it is counted as skipped.
const program = findCaddy()
const login = { email: 'anna@example.com', password: 'a long enough password' }
const patience = { timeout: 120_000, interval: 200 }

describe.skipIf(!program)('the whole set-up', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'blickfang-set-up-'))
  const dataDir = join(scratch, 'data')
  const closers: (() => Promise<unknown>)[] = []
  let caddy: Caddy
  let publicUrl: string
  let cmses: OwnServer[]
  let webs: OwnServer[]
  let token: string
  let startWeb: (index: number) => OwnServer

  beforeAll(async () => {
    // Who starts Postgres is somebody else.
    spawnSync('chmod', ['755', scratch])
    mkdirSync(dataDir, { recursive: true })
    const programs = findSystemPostgres()
    const postgres = programs
      ? await startSystemPostgres(programs, scratch)
      : await startPostgres({ dataDir: join(scratch, 'postgres') })
    closers.push(postgres.stop)
    const bucket = await startBucket({ folder: join(scratch, 'bucket') })
    closers.push(bucket.stop)
    const game = await startGameBackend({ postgresUrl: postgres.url, port: 0, dataDir: join(scratch, 'game') })
    if (!game.isAvailable) throw new Error(game.reason)
    closers.push(game.stop)

    const run = new Run(dataDir)
    closers.push(() => run.close())
    for (const name of ['cms', 'web'] as const) await buildApp(name, process.env, run)

    const ports = await Promise.all(Array.from({ length: 6 }, () => freePort()))
    const [httpsPort, httpPort, ...servers] = ports as [number, number, number, number, number, number]
    const [cmsPorts, webPorts] = [servers.slice(0, 2), servers.slice(2)]
    publicUrl = `https://localhost:${httpsPort}`
    const webAddresses = webPorts.map((port) => `127.0.0.1:${port}`)
    const shared = { ...bucket.env, PUBLIC_URL: publicUrl, SUPABASE_URL: game.url }
    const cmsEnv = (port: number) => ({
      ...shared,
      DATABASE_URL: '',
      CMS_URL: `http://127.0.0.1:${port}`,
      WEB_INTERNAL_URL: webAddresses.map((address) => `http://${address}`).join(','),
      SUPABASE_SERVICE_KEY: game.serviceKey,
      SUPABASE_JWT_SECRET: game.jwtSecret,
    })
    const databaseUrl = await createDatabase(postgres.url, 'blickfang')
    const [cmsPort = 0] = cmsPorts
    const once = {
      ...{
        ...process.env,
        ...secrets(dataDir, {}),
        ...cmsEnv(cmsPort),
        NODE_ENV: 'production',
        DATABASE_URL: databaseUrl,
      },
      ...{ WEB_INTERNAL_URL: '', ADMIN_EMAIL: login.email, ADMIN_PASSWORD: login.password, DATA_DIR: dataDir },
    }
    await runOnce(['scripts/run-script.mjs', 'cms/src/migrate.ts'], once)
    await runOnce(['scripts/seed.mjs', '--demo'], once)

    cmses = cmsPorts.map((port) =>
      startServer({ name: 'cms', dataDir, port, env: { ...cmsEnv(port), DATABASE_URL: databaseUrl } }),
    )
    // Each web asks another cms, so that what one of them says must come to all.
    startWeb = (index) =>
      startServer({
        ...{ name: 'web', dataDir, port: webPorts[index] ?? 0 },
        env: { ...shared, CMS_URL: cmses[index]?.url, SUPABASE_ANON_KEY: game.anonKey, TRUST_PROXY: '1' },
      })
    webs = [0, 1].map((index) => startWeb(index))
    closers.push(() => Promise.all([...cmses, ...webs].map((server) => server.stop())))
    for (const server of [...cmses, ...webs]) await untilReady(server)

    caddy = await startCaddy(program ?? '', scratch, {
      PUBLIC_URL: publicUrl,
      HTTPS_PORT: String(httpsPort),
      HTTP_PORT: String(httpPort),
      WEB_UPSTREAMS: 'listed',
      WEB_ADDRESSES: webAddresses.join(' '),
      GAME_GATEWAY_PORT: String(await freePort()),
      GAME_GATEWAY_BIND: '127.0.0.1',
    })
    closers.push(caddy.stop)
    // Its certificate is its own: `caddy.get` asks by its root, and here that is not what is tried.
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
    token = await signIn(publicUrl, login)
  })

  afterAll(async () => {
    for (const closer of closers.reverse()) await closer().catch(console.error)
    rmSync(scratch, { recursive: true, force: true })
  })

  test('visitors reach the shop by the local certificate, and the servers say that all is well', async () => {
    const { status, body } = await caddy.get('/de')
    expect([status, body.includes('Lindenhof')]).toEqual([200, true])
    for (const server of [...cmses, ...webs]) {
      const health = await (await fetch(`${server.url}/readyz`)).json()
      expect(health).toMatchObject({ status: 'pass' })
    }
  })

  test('whichever cms publishes, every reader behind Caddy has it once that is answered', async () => {
    const editor = editorCalls({ url: publicUrl, token })
    const { page, path, save, publish } = await makeTitledPage(editor, 'Ganz')
    for (let round = 1; round <= 6; round++) {
      await save(`Runde ${round}`)
      await publish(round % 2 ? editor : editorCalls({ url: publicUrl, token, server: cmses[0]?.url ?? '' }))
      const read = await Promise.all(Array.from({ length: 10 }, () => caddy.get(path)))
      expect(new Set(read.map(({ body }) => titleIn(body)))).toEqual(new Set([`Runde ${round}`]))
    }
    await editor.dropPage(page)
  })

  test('a picture that is uploaded lies in the bucket, and both webs show it', async () => {
    const form = new FormData()
    const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    form.set('file', new Blob([Buffer.from(png, 'base64')], { type: 'image/png' }), 'dot.png')
    form.set('lang', 'de')
    form.set('alt', 'Punkt')
    const { media } = await editorCalls({ url: publicUrl, token }).call('uploadMedia', form)
    const { pathname } = new URL(media.publicUrl, publicUrl)
    for (const web of webs) {
      const shown = await fetch(`${web.url}${pathname}`)
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png'])
    }
  })

  test('a round of golf: one phone hears what another one enters, through Caddy', async () => {
    const call = createClient({ baseUrl: publicUrl, headers: { origin: publicUrl } })
    const { game } = await call('createGame', { gameName: 'Runde' })
    const { token: phone } = await call('createGameToken', { id: game.id })
    const client = connectGame(`${publicUrl}/_game`, 'public', { accessToken: async () => phone })
    const heard = await listen(client, { table: 'players', filter: `gameId=eq.${game.id}` })
    const player = { gameId: game.id, id: crypto.randomUUID(), playerName: 'Mia' }
    expect((await client.from('players').insert(player)).error).toBeNull()
    await expect.poll(() => heard.events.map(({ new: row }) => row), patience).toMatchObject([{ playerName: 'Mia' }])
    await client.removeAllChannels()
  })

  test('a web that is killed is not missed, and shows nothing old when it is back', async () => {
    const editor = editorCalls({ url: publicUrl, token })
    const { page, path, save, publish } = await makeTitledPage(editor, 'Allein')
    await save('Vorher')
    await publish()
    process.kill(webs[0]?.pid ?? 0, 'SIGKILL')
    const read = await Promise.all(Array.from({ length: 20 }, () => caddy.get(path)))
    expect(new Set(read.map(({ status }) => status))).toEqual(new Set([200]))
    await save('Nachher')
    await publish()
    const again = startWeb(0)
    webs[0] = again
    await untilReady(again)
    for (const web of webs) expect(titleIn(await (await fetch(`${web.url}${path}`)).text())).toBe('Nachher')
    await editor.dropPage(page)
  })
})

/** Beside this process, which has the bucket. */
async function runOnce(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  await promisify(execFile)(process.execPath, args, { env })
}

async function untilReady(server: OwnServer): Promise<void> {
  const status = () =>
    fetch(`${server.url}/readyz`).then(
      (answer) => answer.status,
      () => 0,
    )
  await vi.waitFor(async () => expect(await status()).toBe(200), patience)
}
