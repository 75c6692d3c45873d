import { beforeEach, expect, test, vi } from 'vitest'
import { inRequest } from '../request-scope.ts'
import { makeLog } from './server-log.ts'
import { loggedPath } from './without-persons.ts'

const lines: string[] = []

beforeEach(() => {
  vi.stubEnv('LOG_LEVEL', 'info')
  lines.splice(0)
})

const log = () => makeLog({ write: (line) => void lines.push(line) })

test('a line bears the id of the request in whose name it is written, also after waiting', async () => {
  await inRequest('abcdefgh-1', async () => {
    await new Promise((done) => setImmediate(done))
    log().info('Done')
  })
  log().info('Alone')
  expect(lines.map((line) => JSON.parse(line).requestId)).toEqual(['abcdefgh-1', undefined])
})

test('whatever an error or a sentence says of people, the log does not', () => {
  const token = `eyJhbGciOiJIUzI1NiJ9.${'e30'.repeat(9)}.c2lnbmF0dXJl`
  const statement = new Error(
    `Failed query: insert into "bf_submissions" ("values") values ($1)\nparams: {"name":"Zora Häberli","email":"zora@haeberli.example"}`,
    { cause: Object.assign(new Error('invalid input syntax for type uuid: "Zora Häberli"'), { code: '22P02' }) },
  )
  log().error({ err: statement }, 'A fault')
  log().warn({ err: new Error(`550 <zora@haeberli.example>: unknown, call +41 79 123 45 67`) })
  log().info(`GET /admin/reset/x?token=${token}&name=Zora for ${token}`)
  log().info({ url: 'postgres://zora:geheim@db.example/site' })
  const all = lines.join('')
  for (const trace of ['Zora', 'Häberli', 'haeberli', token, 'geheim', '79 123']) expect(all).not.toContain(trace)
  expect(all).toContain('insert into')
  expect(lines.every((line) => JSON.parse(line))).toBe(true)
})

test('of a path stays what was asked, and no key that stands in it', () => {
  expect(loggedPath('/api/v1/game/0b9ae8f8-7f43-4f0e-9b4a-3f6a5cc7a111/token?x=1')).toBe('/api/v1/game/{…}/token')
  expect(loggedPath('/admin/reset/3f6a5cc7a1110b9ae8f87f434f0e9b4a')).toBe('/admin/reset/{…}')
  expect(loggedPath('/admin/confirm-address/abcdefGhijklmnopqrstuvwxyz_-abcdefghijklmnop')).toBe(
    '/admin/confirm-address/{…}',
  )
  expect(loggedPath('/de/brillen/gleitsicht-beratung-in-winterthur')).toBe(
    '/de/brillen/gleitsicht-beratung-in-winterthur',
  )
  expect(loggedPath('/de/zora%40haeberli.example')).toBe('/de/{…}')
})
