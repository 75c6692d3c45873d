import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request as send } from 'node:http'
import { apiAddress } from '@blickfang/contract/api/api-address.ts'
import { afterEach, expect, inject, test } from 'vitest'
import { freePort } from '../process/free-port.ts'
import { Gate, type OwnServer, startServer } from '../testing/own-servers.ts'
import { countAttempts } from './count-attempts.ts'

const { dataDir, databaseUrl } = inject('product')
const started: OwnServer[] = []
const patience = { timeout: 120_000, interval: 200 }
/** A page of another site asks, as far as the product knows. */
const refused = 403
const survived = countAttempts('starts in a wrong order and ends in the middle', 3)

afterEach(async () => {
  for (const server of started.splice(0)) await server.stop()
})

async function start(name: 'cms' | 'web', env: Readonly<Record<string, string>>, port?: number): Promise<OwnServer> {
  const server = startServer({ name, dataDir, env, port: port ?? (await freePort()) })
  started.push(server)
  return server
}

/** The status of `/readyz` and all that it says. */
async function ready({ url }: OwnServer): Promise<string> {
  const answer = await fetch(`${url}/readyz`).catch(() => undefined)
  if (!answer) return 'nobody listens'
  const { output, checks } = await answer.json()
  const findings = Object.values(checks as Record<string, { output?: string }[]>).flat()
  return [answer.status, output, ...findings.map((finding) => finding.output)].filter(Boolean).join(' ')
}

/** A question whose body is only half there. */
async function begin({ url }: OwnServer): Promise<ClientRequest> {
  const body = { 'content-type': 'application/json', 'content-length': '12' }
  const begun = send(url + apiAddress('publishPage'), { method: 'POST', headers: { ...body, origin: url } })
  begun.write('{"id":')
  await once(begun, 'socket')
  return begun
}

async function finish(begun: ClientRequest): Promise<number | undefined> {
  begun.end('"abc"}')
  const [answer] = (await once(begun, 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode
}

test('web before the cms before the database: each says what it waits for, none ends, and all go on by themselves', async () => {
  const address = new URL(databaseUrl)
  const gate = await Gate.make(Number(address.port))
  address.port = String(gate.port)
  const cmsPort = await freePort()
  const web = await start('web', { CMS_URL: `http://127.0.0.1:${cmsPort}` })
  await expect.poll(() => ready(web), patience).toMatch(/^503 The cms does not answer: nobody listens there\./)

  const cms = await start('cms', { DATABASE_URL: address.href, WEB_INTERNAL_URL: web.url }, cmsPort)
  const away = 'The database does not answer: nobody listens there.'
  await expect.poll(() => ready(cms), patience).toContain(`503 ${away}`)
  await expect.poll(() => ready(web), patience).toContain(`503 The cms is not ready: ${away}`)
  expect(cms.readLog()).toContain(away)
  expect((await fetch(`${web.url}/healthz`)).status).toBe(200)

  await gate.open()
  await expect.poll(() => ready(cms), patience).toBe('200')
  await expect.poll(() => ready(web), patience).toMatch(/^200/)
  expect((await fetch(`${web.url}/de`)).status).toBe(200)
  gate.close()
  survived()
})

test('a cms that is told to stop says so, answers what it has begun, and ends', async () => {
  const cms = await start('cms', { DATABASE_URL: databaseUrl, WEB_INTERNAL_URL: '', STOP_DELAY_MS: '3000' })
  await expect.poll(() => ready(cms), patience).toBe('200')
  const begun = await begin(cms)
  process.kill(cms.pid, 'SIGTERM')
  await expect.poll(() => ready(cms), patience).toContain('503 This server is stopping.')
  expect((await fetch(`${cms.url}/healthz`)).status).toBe(200)
  await expect.poll(() => ready(cms), patience).toBe('nobody listens')
  expect(await finish(begun)).toBe(refused)
  expect(await cms.end).toBe('143')
  survived()
})

test('a web process that is told to stop says so, answers what it has begun, and ends', async () => {
  const web = await start('web', { CMS_URL: inject('product').cmsUrl, STOP_DELAY_MS: '3000' })
  await expect.poll(() => ready(web), patience).toMatch(/^200/)
  const begun = await begin(web)
  process.kill(web.pid, 'SIGTERM')
  await expect.poll(() => ready(web), patience).toContain('503 This server is stopping.')
  expect((await fetch(`${web.url}/de`)).status).toBe(200)
  await expect.poll(() => ready(web), patience).toBe('nobody listens')
  expect(await finish(begun)).toBe(refused)
  expect(await web.end).toBe('0')
  survived()
})
