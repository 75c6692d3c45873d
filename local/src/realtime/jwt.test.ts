import { beforeEach, expect, test, vi } from 'vitest'
import { signJwt, verifyJwt } from './jwt.ts'

const secret = 'a secret of at least thirty-two characters'
const now = new Date('2026-11-23T12:00:00Z')
const exp = now.getTime() / 1000 + 60
const claims = { role: 'authenticated', exp, game_id: 'x' }

beforeEach(() => {
  vi.useFakeTimers({ now })
  return () => vi.useRealTimers()
})

test('what was signed is read again', () => {
  expect(verifyJwt(signJwt(claims, secret), secret)).toEqual(claims)
})

function encode(part: unknown): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

test.each([
  ['another secret', signJwt(claims, 'another secret'), 'Failed to validate JWT signature'],
  ['no signature', `${encode({ alg: 'none' })}.${encode(claims)}.`, 'Failed to validate JWT signature'],
  [
    'changed claims',
    signJwt(claims, secret).replace(/\.[^.]+\./, `.${encode({ ...claims, role: 'service_role' })}.`),
    'Failed',
  ],
  ['nonsense', 'nonsense', 'not a valid JWT'],
  ['four parts', `${signJwt(claims, secret)}.x`, 'not a valid JWT'],
  ['a claim that is no object', `${encode({ alg: 'HS256' })}.${encode('x')}.x`, 'not a valid JWT'],
  ['an end in the past', signJwt({ ...claims, exp: exp - 120 }, secret), 'Token has expired 60 seconds ago'],
])('%s is refused', (_, token, message) => {
  expect(() => verifyJwt(token, secret)).toThrow(message)
})

test('the algorithm that the header names must be ours, even if the signature fits', () => {
  const [, body] = signJwt(claims, secret).split('.')
  const forged = signJwt(claims, secret).replace(/^[^.]+/, encode({ alg: 'HS512' }))
  expect(forged).toContain(body)
  expect(() => verifyJwt(forged, secret)).toThrow('Failed to validate JWT signature')
})
