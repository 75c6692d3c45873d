import { expect, test } from 'vitest'
import { type Finding, Health, healthStatus, reasonOf } from './health.ts'

const pass: Finding = { status: 'pass' }

function health(checks: Record<string, () => Promise<Finding>>) {
  const told: string[] = []
  const made = new Health({
    checks,
    onChange: (name, { status, output }) => void told.push(`${name} ${status} ${output ?? ''}`),
    patienceMs: 50,
  })
  return { made, told }
}

test('a server is as ready as the worst of its checks', async () => {
  const { made } = health({ one: async () => pass, two: async () => ({ status: 'warn', output: 'Old.' }) })
  const answer = await made.ready()
  expect(answer).toEqual({ status: 'warn', checks: { one: [pass], two: [{ status: 'warn', output: 'Old.' }] } })
  expect(healthStatus(answer)).toBe(200)
})

test('a check that throws or hangs fails in words', async () => {
  const { made } = health({
    thrown: () => Promise.reject(Object.assign(new Error('10.0.0.7:5432 as root:geheim'), { code: 'ECONNREFUSED' })),
    hung: () => new Promise(() => undefined),
  })
  const answer = await made.ready()
  expect(answer.checks).toEqual({
    thrown: [{ status: 'fail', output: 'nobody listens there' }],
    hung: [{ status: 'fail', output: 'it does not answer in time' }],
  })
  expect(healthStatus(answer)).toBe(503)
})

test('a server that stops is alive and not ready', async () => {
  const { made } = health({ one: async () => pass })
  made.stop()
  const answer = await made.ready()
  expect([healthStatus(made.alive()), healthStatus(answer), answer.output]).toEqual([
    200,
    503,
    'This server is stopping.',
  ])
})

test('however many ask, a check runs once a second, and only a change is told', async () => {
  let asked = 0
  const { made, told } = health({
    one: async () => {
      asked += 1
      return { status: 'fail', output: 'Away.' }
    },
  })
  await Promise.all(Array.from({ length: 50 }, () => made.ready()))
  expect(asked).toBe(1)
  expect(told).toEqual(['one fail Away.'])
})

test('the reason is found below what wraps it, and names no more than the reason', () => {
  const cause = Object.assign(new Error('certificate has expired: CN=db.example'), { code: 'CERT_HAS_EXPIRED' })
  expect(reasonOf(new TypeError('fetch failed', { cause }))).toBe('its certificate has expired')
  expect(reasonOf(Object.assign(new Error('x@y.ch'), { code: 'EWEIRD' }))).toBe('EWEIRD')
  const both = new AggregateError([Object.assign(new Error('::1'), { code: 'ECONNREFUSED' })])
  expect(reasonOf(both)).toBe('nobody listens there')
})
