import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

function login(email: string, from: string, origin = 'http://localhost:3000') {
  const headers = { 'x-forwarded-for': from, origin }
  return cms.request({ method: 'POST', path: '/users/login', body: { email, password: 'wrong' }, headers, as: null })
}

test('guessing a password is slowed down for the guesser and for nobody else', async () => {
  const statuses: number[] = []
  for (let attempt = 0; attempt < 12; attempt++)
    statuses.push((await login('someone@test.example', '203.0.113.7')).status)
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401))
  expect(statuses.slice(10)).toEqual([429, 429])
  expect((await login('someone@test.example', '198.51.100.9')).status).toBe(401)
})

test('an account is locked after five wrong passwords', async () => {
  const messages: string[] = []
  for (let attempt = 0; attempt < 6; attempt++)
    messages.push((await login('optician@test.example', `192.0.2.${attempt}`)).json.errors[0].message)
  expect(new Set(messages.slice(0, 5)).size).toBe(1)
  expect(messages[5]).not.toBe(messages[0])
})

test('an error of a login tells no version, path or trace', async () => {
  for (const body of ['{', 'null', '[]', '{"email":{"$gt":""},"password":1}']) {
    const answer = await cms.request({
      method: 'POST',
      path: '/users/login',
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
