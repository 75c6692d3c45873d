import { once } from 'node:events'
import { statSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type GameStack, startGameStack } from '../testing/game-stack.ts'
import { listen } from '../testing/listen.ts'
import { gameKeys } from './game-keys.ts'
import { startGameBackend } from './start-game-backend.ts'

let stack: GameStack

beforeAll(async () => {
  stack = await startGameStack()
})

afterAll(() => stack.stop())

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(stack.backend.url + path, init)
}

test('where PostgREST has no program, the answer says so and nothing is started', async () => {
  const answer = await startGameBackend({
    postgresUrl: 'postgres://nowhere',
    port: 0,
    dataDir: '/nowhere',
    program: '',
  })
  expect(answer).toMatchObject({ isAvailable: false, reason: expect.stringMatching(/SUPABASE_URL/) })
})

test('a PostgREST that does not start says why, and leaves nothing behind', async () => {
  const { dataDir } = stack
  const before = await stack.db.query('SELECT count(*)::int AS n FROM pg_replication_slots')
  const attempt = startGameBackend({ postgresUrl: stack.postgresUrl, port: 0, dataDir, program: '/bin/false' })
  await expect(attempt).rejects.toThrow(/PostgREST did not start \(it ended with 1\)/)
  const after = await stack.db.query('SELECT count(*)::int AS n FROM pg_replication_slots')
  expect(after.rows).toEqual(before.rows)
})

test('keys are made once, stay over a restart, and nobody else on the machine may read them', async () => {
  const { anonKey, url } = stack.backend
  await stack.restart()
  expect(stack.backend).toMatchObject({ anonKey, url })
  expect(gameKeys(stack.dataDir).anonKey).toBe(anonKey)
  expect(statSync(join(stack.dataDir, 'game.json')).mode & 0o077).toBe(0)
})

test('a page of any origin may ask, with the headers it needs', async () => {
  const asked = 'apikey,authorization,content-profile,prefer,x-client-info'
  const preflight = await ask('/rest/v1/holes', {
    method: 'OPTIONS',
    headers: { origin: 'https://example.ch', 'access-control-request-headers': asked },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  expect(preflight.headers.get('access-control-allow-headers')).toBe(asked)
  const refused = await ask('/rest/v1/games', {
    headers: { origin: 'https://example.ch', apikey: stack.backend.anonKey },
  })
  expect(refused.status).toBe(401)
  expect(refused.headers.get('access-control-allow-origin')).toBe('*')
})

test.each([
  ['no key', {}, 'No API key found in request'],
  ['a wrong key', { apikey: 'wrong' }, 'Invalid authentication credentials'],
])('%s opens neither REST nor websocket', async (_, headers, message) => {
  const answer = await ask('/rest/v1/games', { headers: { ...headers } })
  expect([answer.status, await answer.json()]).toEqual([401, { message }])
  const socket = new WebSocket(`${stack.backend.url.replace('http', 'ws')}/realtime/v1/websocket`, { headers })
  const error = await new Promise<Error>((done) => socket.on('error', done))
  expect(error.message).toContain('401')
})

test('other addresses lead nowhere', async () => {
  const apikey = stack.backend.anonKey
  expect((await ask('/auth/v1/signup', { headers: { apikey } })).status).toBe(404)
  const unreadable = request(stack.backend.url, { path: '//', headers: { apikey } }).end()
  const [answer] = await once(unreadable, 'response')
  expect(answer.resume().statusCode).toBe(404)
  const socket = new WebSocket(`${stack.backend.url.replace('http', 'ws')}/elsewhere?apikey=${apikey}`)
  const error = await new Promise<Error>((done) => socket.on('error', done))
  expect(error.message).toContain('404')
})

test('broadcasts by HTTP are taken where they can be read', async () => {
  const headers = { apikey: stack.backend.anonKey }
  const send = async (path: string, body: string) => (await ask(path, { method: 'POST', headers, body })).status
  const [list, single] = ['/realtime/v1/api/broadcast', '/realtime/v1/api/broadcast/topic/events/cheer']
  expect(await send(list, JSON.stringify({ messages: [{ topic: 't', event: 'e', payload: {} }] }))).toBe(202)
  expect(await send(single, '{"n":1}')).toBe(202)
  for (const body of ['nonsense', '{}', '{"messages":[{}]}']) expect(await send(list, body)).toBe(422)
  expect(await send(single, 'nonsense')).toBe(422)
  expect(await send(single.replace('topic', '%ff'), '{}')).toBe(400)
  expect(await send(list, 'x'.repeat(1024 * 1024 + 1))).toBe(413)
})

test('Realtime that is restarted while its database is away is back with it, however often that is asked', async () => {
  const { gameId } = await stack.newGame([])
  const server = new pg.Client({ connectionString: stack.postgresUrl })
  await server.connect()
  const allow = (isAllowed: boolean) => server.query(`alter database game allow_connections ${isAllowed}`)
  await allow(false)
  const restarts = Promise.all([stack.backend.restartRealtime(), stack.backend.restartRealtime()])
  await allow(true)
  await server.end()
  await restarts
  const phone = stack.player(gameId)
  const heard = await listen(phone, { table: 'players', filter: `gameId=eq.${gameId}` })
  await phone.from('players').insert({ gameId, playerName: 'Mia' })
  await expect.poll(() => heard.events.length).toBe(1)
})
