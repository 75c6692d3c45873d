import crypto from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

const owner = { email: 'owner@test.example', password: 'long-enough-for-this' }
let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
  const data = { ...owner, role: 'optician' as const, name: 'Owner' }
  await cms.payload.create({ collection: 'bf-users', data, overrideAccess: true })
})
afterAll(() => cms.stop())

function login(email: string, from: string, password = 'wrong') {
  const headers = { 'x-forwarded-for': from }
  return cms.request({ method: 'POST', path: '/bf-users/login', body: { email, password }, headers, as: null })
}

test('guessing a password is slowed down for the guesser, however many blanks they put before it, and for nobody else', async () => {
  const statuses: number[] = []
  for (let attempt = 0; attempt < 12; attempt++)
    statuses.push((await login(`${' '.repeat(attempt)}someone@test.example`, '203.0.113.7')).status)
  const { headers, json } = await login('someone@test.example', '203.0.113.7')
  expect(headers.get('retry-after')).toBe(String(json.errors[0].data.retryAfter))
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401))
  expect(statuses.slice(10)).toEqual([429, 429])
  expect((await login('someone@test.example', '198.51.100.9')).status).toBe(401)
})

test('an IPv6 address is counted by its network, and guesses at one account by what one customer has', async () => {
  const accounts = async (from: (attempt: number) => string) => {
    const statuses: number[] = []
    for (let attempt = 0; attempt < 12; attempt++)
      statuses.push((await login('somebody@test.example', from(attempt))).status)
    return statuses.filter((status) => status === 429)
  }
  expect(await accounts((attempt) => `2001:db8:1:1::${attempt}`)).toHaveLength(2)
  expect(await accounts((attempt) => `2001:db8:2:${attempt}::1`)).toHaveLength(2)
})

test('wrong passwords from elsewhere do not lock the owner out', async () => {
  for (let attempt = 0; attempt < 12; attempt++) await login(owner.email, `192.0.2.${attempt}`)
  expect((await login(owner.email, '192.0.2.200', owner.password)).status).toBe(200)
})

test('a sign-in that succeeds does not count against the limit', async () => {
  const statuses: number[] = []
  for (let attempt = 0; attempt < 12; attempt++)
    statuses.push((await login(owner.email, '203.0.113.9', owner.password)).status)
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('an unknown address costs the same work as a wrong password, and gets the same words', async () => {
  const work = vi.spyOn(crypto, 'pbkdf2')
  const costs = async (email: string) => {
    work.mockClear()
    const { status, json } = await login(email, '203.0.113.10')
    return {
      status,
      json,
      work: work.mock.calls.map(([, , iterations, length, digest]) => [iterations, length, digest]),
    }
  }
  const known = await costs(owner.email)
  expect(known.work).toHaveLength(1)
  expect(await costs('nobody@test.example')).toEqual(known)
  work.mockRestore()
})

test.each(['/bf-users/login', '/bf-users/forgot-password', '/bf-users/reset-password'])(
  'a page of another website cannot call %s',
  async (path) => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', 'x-forwarded-for': '192.0.2.60' }
    const body = { ...owner, token: 'token' }
    const answer = await cms.request({ method: 'POST', path, body, headers, as: null })
    expect([answer.status, answer.json.errors[0].data.code]).toEqual([403, 'FOREIGN_ORIGIN'])
    expect(answer.headers.get('set-cookie')).toBeNull()
  },
)

test('the site is reached by another name in the shop’s network, and one signs in there', async () => {
  const headers = { 'x-forwarded-host': '10.0.0.7:3000', 'x-forwarded-proto': 'http', 'x-forwarded-for': '192.0.2.61' }
  const from = (origin: string) =>
    cms.request({ method: 'POST', path: '/bf-users/login', body: owner, headers: { ...headers, origin }, as: null })
  expect((await from('http://10.0.0.7:3000')).status).toBe(200)
  expect((await from('http://10.0.0.8:3000')).status).toBe(403)
})

test('an error of a login tells no version, path or trace', async () => {
  for (const body of ['{', 'null', '[]', '{"email":{"$gt":""},"password":1}']) {
    const answer = await cms.request({
      method: 'POST',
      path: '/bf-users/login',
      body,
      headers: { 'x-forwarded-for': '192.0.2.99' },
      as: null,
    })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(JSON.stringify(answer.json)).not.toMatch(/node_modules|\/work|\.js|at \w+ \(|select /)
    expect(answer.headers.get('x-powered-by')).toBeNull()
  }
})

test.each(['a\u0000@test.example', `${'a'.repeat(400)}@test.example`])(
  'an address that no account can have is refused and not remembered (%#)',
  async (email) => {
    const answer = await login(email, '192.0.2.50')
    expect([answer.status, answer.json.errors[0].data.code]).toEqual([400, 'INVALID'])
  },
)
