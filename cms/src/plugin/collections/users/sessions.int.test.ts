import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

const email = 'busy@test.example'
const password = 'long-enough-for-this'
let cms: TestCms
let address = 0

beforeAll(async () => {
  cms = await startCms()
  const data = { email, password, role: 'optician' as const, name: 'Busy' }
  await cms.payload.create({ collection: 'bf-users', data, overrideAccess: true })
})
afterAll(() => cms.stop())

async function signIn(word = password, as: string | null = null, account = email): Promise<string> {
  const headers = { 'x-forwarded-for': `203.0.113.${++address}` }
  const body = { email: account, password: word }
  return (await cms.request({ method: 'POST', path: '/bf-users/login', body, headers, as })).json.token
}

async function isSignedIn(token: string, account = email): Promise<boolean> {
  return (await cms.request({ method: 'GET', path: '/bf-users/me', as: token })).json.user?.email === account
}

const several = (count: number) => Array.from({ length: count })

test('five sign-ins of one account in the same moment all last', async () => {
  const tokens = await Promise.all(several(5).map(() => signIn()))
  expect(new Set(tokens).size).toBe(5)
  expect(await Promise.all(tokens.map((token) => isSignedIn(token)))).toEqual(several(5).map(() => true))
})

test('signing in, refreshing, signing out and renaming at once end only the session that was signed out', async () => {
  const [kept, refreshed, ended] = [await signIn(), await signIn(), await signIn()]
  const me = (await cms.request({ method: 'GET', path: '/bf-users/me', as: kept })).json.user
  const [refreshing, , , ...added] = await Promise.all([
    cms.request({ method: 'POST', path: '/bf-users/refresh-token', as: refreshed }),
    cms.request({ method: 'POST', path: '/bf-users/logout', as: ended }),
    cms.request({ method: 'PATCH', path: `/bf-users/${me.id}`, body: { name: 'Neu' }, as: kept }),
    ...several(3).map(() => signIn()),
  ])
  expect(refreshing.status).toBe(200)
  const open = await Promise.all([kept, refreshed, ...added].map((token) => isSignedIn(token)))
  expect(open).toEqual(open.map(() => true))
  expect(await isSignedIn(ended)).toBe(false)
})

test('a wrong password leaves nothing open and nobody waiting', async () => {
  await Promise.all([signIn('wrong'), signIn('wrong'), signIn()])
  const [row] = await cms.db.rows<{ open: number }>(sql`
    select count(*)::int as open from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`)
  expect(row?.open).toBe(0)
  expect(await isSignedIn(await signIn())).toBe(true)
})

test('who signs in again in one browser has a new session, and the one before is over, its own or another account’s', async () => {
  const [here, elsewhere] = [await signIn(), await signIn()]
  const again = await signIn(password, here)
  expect(await Promise.all([here, elsewhere, again].map((token) => isSignedIn(token)))).toEqual([false, true, true])
  const other = 'other@test.example'
  const data = { email: other, password, role: 'optician' as const, name: 'Other' }
  await cms.payload.create({ collection: 'bf-users', data, overrideAccess: true })
  const theirs = await signIn(password, again, other)
  expect([await isSignedIn(again), await isSignedIn(theirs, other), await isSignedIn(elsewhere)]).toEqual([
    false,
    true,
    true,
  ])
})

test('a sign-in that is refused ends nothing', async () => {
  const here = await signIn()
  expect(await signIn('wrong', here)).toBeUndefined()
  expect(await isSignedIn(here)).toBe(true)
})
