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
  await cms.payload.create({ collection: 'users', data, overrideAccess: true })
})
afterAll(() => cms.stop())

async function signIn(word = password): Promise<string> {
  const headers = { 'x-forwarded-for': `203.0.113.${++address}` }
  const body = { email, password: word }
  return (await cms.request({ method: 'POST', path: '/users/login', body, headers, as: null })).json.token
}

async function isSignedIn(token: string): Promise<boolean> {
  return (await cms.request({ method: 'GET', path: '/users/me', as: token })).json.user?.email === email
}

const several = (count: number) => Array.from({ length: count })

test('five sign-ins of one account in the same moment all last', async () => {
  const tokens = await Promise.all(several(5).map(() => signIn()))
  expect(new Set(tokens).size).toBe(5)
  expect(await Promise.all(tokens.map(isSignedIn))).toEqual(several(5).map(() => true))
})

test('signing in, refreshing, signing out and renaming at once end only the session that was signed out', async () => {
  const [kept, refreshed, ended] = [await signIn(), await signIn(), await signIn()]
  const me = (await cms.request({ method: 'GET', path: '/users/me', as: kept })).json.user
  const [refreshing, , , ...added] = await Promise.all([
    cms.request({ method: 'POST', path: '/users/refresh-token', as: refreshed }),
    cms.request({ method: 'POST', path: '/users/logout', as: ended }),
    cms.request({ method: 'PATCH', path: `/users/${me.id}`, body: { name: 'Neu' }, as: kept }),
    ...several(3).map(() => signIn()),
  ])
  expect(refreshing.status).toBe(200)
  const open = await Promise.all([kept, refreshed, ...added].map(isSignedIn))
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
