import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOpen, maxSessionMs, msLeft } from './session-age.ts'

const now = Date.UTC(2026, 10, 25)
const moment = fc.integer({ min: -60, max: 60 }).map((days) => now + days * 86_400_000)

test('a session is open until it ends, and never longer than the greatest age from its sign-in', () => {
  fc.assert(
    fc.property(moment, moment, fc.boolean(), (created, expires, asText) => {
      const as = (at: number) => (asText ? new Date(at).toISOString() : new Date(at))
      const session = { createdAt: as(created), expiresAt: as(expires) }
      expect(isOpen(session, now)).toBe(expires > now && now - created < maxSessionMs)
      expect(msLeft(session, now)).toBeLessThanOrEqual(maxSessionMs + Math.max(0, created - now))
    }),
  )
  expect(maxSessionMs).toBeLessThanOrEqual(30 * 24 * 3_600_000)
})

test.each([{}, { createdAt: 'never', expiresAt: 'never' }, { createdAt: null, expiresAt: undefined }])(
  'a session without moments is over (%#)',
  (session) => {
    expect(isOpen(session, now)).toBe(false)
  },
)
