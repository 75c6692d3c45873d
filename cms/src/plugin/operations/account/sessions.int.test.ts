import { randomUUID } from 'node:crypto'
import { endAllSessions, endSessions, listSessions } from '@blickfang/contract/api/v1/account/sessions.ts'
import { listPages } from '@blickfang/contract/api/v1/page.ts'
import { sql } from '@payloadcms/db-postgres'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

const password = 'vier Wörter am Stück'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const oneDay = 24 * 3_600_000
let cms: TestCms
let address = 0
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

async function account() {
  const data = { email: `${randomUUID()}@test.example`, password, role: 'optician' as const, name: 'Vera' }
  const { id } = await cms.payload.create({ collection: 'bf-users', data, overrideAccess: true })
  return { id: String(id), email: data.email }
}

async function signIn(email: string, userAgent = firefox): Promise<string> {
  const headers = { 'x-forwarded-for': `203.0.113.${++address}`, 'user-agent': userAgent }
  return (await cms.request({ method: 'POST', path: '/bf-users/login', body: { email, password }, headers, as: null }))
    .json.token
}

const idOf = (token: string) => String(decodeJwt(token).sid)
const sessionsOf = async (token: string) => (await cms.call(listSessions, {}, token)).json.sessions
/** Statuses by REST and by API v1, as the admin and the editor ask. */
const statuses = async (token: string) => [
  (await cms.request({ method: 'GET', path: '/bf-users/me', as: token })).json.user === null ? 401 : 200,
  (await cms.call(listPages, {}, token)).status,
]
const backdate = (token: string, ms: number) =>
  cms.db.rows(sql`
    update bf_users_sessions set created_at = now() - ${ms} * interval '1 millisecond' where id = ${idOf(token)}`)

test('a person sees where they are signed in, since when and with what, their own device first', async () => {
  const { email } = await account()
  const [phone, desk] = [await signIn(email, safari), await signIn(email)]
  const sessions = await sessionsOf(desk)
  expect(sessions).toMatchObject([
    { id: idOf(desk), browser: 'Firefox', system: 'Windows', isThis: true },
    { id: idOf(phone), browser: 'Safari', system: 'iOS', isThis: false },
  ])
  for (const { since, seen } of sessions)
    expect(Math.abs(Date.now() - Date.parse(since)) + Math.abs(Date.now() - Date.parse(seen))).toBeLessThan(120_000)
  const kept = JSON.stringify(await cms.db.rows(sql`select * from bf_users_sessions where id = ${idOf(desk)}`))
  expect(kept).not.toMatch(/Mozilla|Gecko|203\.0\.113/)
})

test('whose session a request brings is looked up once, by ours', () => {
  expect(cms.payload.authStrategies.map(({ name }) => name)).toEqual(['seen-session'])
})

test('when a session was used last is noted, and not with each request', async () => {
  const { email } = await account()
  const token = await signIn(email)
  const seenAt = async () => (await sessionsOf(token))[0].seen
  const before = await seenAt()
  await cms.call(listPages, {}, token)
  expect(await seenAt()).toBe(before)
  await cms.db.rows(sql`update bf_users_sessions set seen_at = now() - interval '1 hour' where id = ${idOf(token)}`)
  await cms.call(listPages, {}, token)
  expect(Date.now() - Date.parse(await seenAt())).toBeLessThan(600_000)
})

test('one session ends with the next request wherever it is used; then all others', async () => {
  const { email } = await account()
  const [here, phone, other, third] = [
    await signIn(email),
    await signIn(email),
    await signIn(email),
    await signIn(email),
  ]
  expect((await cms.call(endSessions, { which: idOf(phone).toUpperCase() }, here)).json).toMatchObject({ ended: 1 })
  expect([await statuses(here), await statuses(phone), await statuses(other)]).toEqual([
    [200, 200],
    [401, 401],
    [200, 200],
  ])
  expect((await cms.call(endSessions, { which: 'others' }, here)).json).toMatchObject({ ended: 2 })
  expect([await statuses(here), await statuses(other), await statuses(third)]).toEqual([
    [200, 200],
    [401, 401],
    [401, 401],
  ])
  expect((await cms.call(endSessions, { which: 'others' }, here)).json).toMatchObject({ ended: 0 })
})

test('nobody ends a session of somebody else, or all of an account without being an admin', async () => {
  const [anna, vera] = [await account(), await account()]
  const [hers, mine] = [await signIn(anna.email), await signIn(vera.email)]
  expect((await cms.call(endSessions, { which: idOf(hers) }, mine)).status).toBe(404)
  expect((await cms.call(endAllSessions, { account: anna.id }, mine)).status).toBe(403)
  expect((await cms.call(endSessions, { which: 'others' }, null)).status).toBe(401)
  expect((await sessionsOf(mine)).map(({ id }: { id: string }) => id)).toEqual([idOf(mine)])
  expect(await statuses(hers)).toEqual([200, 200])
  expect((await cms.call(endAllSessions, { account: anna.id.toUpperCase() }, cms.admin)).json.ended).toBe(1)
  expect([await statuses(hers), await statuses(mine)]).toEqual([
    [401, 401],
    [200, 200],
  ])
  expect((await cms.call(endAllSessions, { account: randomUUID() }, cms.admin)).status).toBe(404)
})

test('sign-ins and renewals in the same moment bring back nothing that was ended', async () => {
  const { email } = await account()
  const [here, lost] = [await signIn(email), await signIn(email)]
  await Promise.all([
    ...Array.from({ length: 3 }, () => signIn(email)),
    cms.request({ method: 'POST', path: '/bf-users/refresh-token', as: here }),
    cms.call(endSessions, { which: idOf(lost) }, here),
  ])
  expect([await statuses(here), await statuses(lost)]).toEqual([
    [200, 200],
    [401, 401],
  ])
})

test('however often a session is renewed, it is over seven days after its sign-in', async () => {
  const { email } = await account()
  const token = await signIn(email)
  const renew = () => cms.request({ method: 'POST', path: '/bf-users/refresh-token', as: token })
  await backdate(token, 7 * oneDay - 600_000)
  const { status, json } = await renew()
  expect(status).toBe(200)
  expect(json.exp * 1000 - Date.now()).toBeLessThanOrEqual(600_000)
  expect(await statuses(json.refreshedToken)).toEqual([200, 200])
  await backdate(token, 7 * oneDay + 1000)
  expect([await statuses(token), await statuses(json.refreshedToken)]).toEqual([
    [401, 401],
    [401, 401],
  ])
  expect((await renew()).status).toBe(403)
  const again = await signIn(email)
  expect((await sessionsOf(again)).map(({ id }: { id: string }) => id)).toEqual([idOf(again)])
})
