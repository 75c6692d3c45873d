import { listMedia } from '@blickfang/contract/api/v1/media.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { asksAsEditor } from '../../../http/asks-as-editor.ts'
import { startCms, type TestCms } from '../../../testing/start-cms.ts'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())
afterEach(() => {
  vi.restoreAllMocks()
})

const asked = [
  ['GET', '/bf-pages?limit=1'],
  ['GET', '/bf-media?limit=1'],
  ['GET', '/bf-submissions?limit=1'],
  ['GET', `/v1${listMedia.path}`],
  // Payload answers nobody with 200: the admin would take it for the end of the session.
  ['GET', '/bf-users/me'],
] as const

test.each(asked)('%s %s of an editor whose connection was cut is answered as ever', async (method, path) => {
  const before = await cms.request({ method, path })
  expect(before.status).toBe(200)
  vi.spyOn(cms.payload, 'findByID').mockRejectedValueOnce(new Error('Connection terminated unexpectedly'))
  expect(await cms.request({ method, path })).toMatchObject({ status: 200, json: before.json })
})

test.each(asked)(
  '%s %s of an editor while the database is away is 503, never a lack of rights',
  async (method, path) => {
    vi.spyOn(cms.payload, 'findByID').mockRejectedValue(new Error('Connection terminated unexpectedly'))
    vi.spyOn(cms.payload.db.drizzle, 'execute').mockImplementation((() =>
      Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))) as never)
    const answer = await cms.request({ method, path })
    expect([answer.status, JSON.stringify(answer.json)]).toEqual([503, expect.stringContaining('UNAVAILABLE')])
  },
)

test('a long upload is an editor’s, nobody’s, or not to be told', async () => {
  const own = new Headers({ authorization: `JWT ${cms.admin}` })
  expect(await asksAsEditor(cms.payload, own)).toBe(true)
  expect(await asksAsEditor(cms.payload, new Headers())).toBe(false)
  vi.spyOn(cms.payload, 'findByID').mockRejectedValue(new Error('Connection terminated unexpectedly'))
  await expect(asksAsEditor(cms.payload, own)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})

test('a session that has ended, and none, stay what they are', async () => {
  expect((await cms.request({ method: 'GET', path: '/bf-pages', as: null })).status).toBe(403)
  await cms.db.rows(
    sql`delete from bf_users_sessions where _parent_id in (select id from bf_users where role = 'optician')`,
  )
  for (const [method, path] of asked.slice(0, 3)) expect((await cms.request({ method, path })).status).toBe(403)
  expect((await cms.request({ method: 'GET', path: `/v1${listMedia.path}` })).status).toBe(401)
  expect((await cms.request({ method: 'GET', path: '/bf-users/me' })).json.user).toBeNull()
})
