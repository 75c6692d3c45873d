import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressOfSecret, codeAt, makeSecret, stepOfCode } from './time-codes.ts'

/** «12345678901234567890» in base 32. Source: RFC 6238, appendix B. */
const known = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const stepMs = 30_000

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code of second %i is that of RFC 6238 (the last six of its eight signs)', (second, code) => {
  expect(codeAt(known, second * 1000)).toBe(code)
  expect(stepOfCode(known, code, second * 1000)).toBe(Math.floor(second / 30))
})

const moment = fc.integer({ min: stepMs * 10, max: 4_000_000_000_000 })

test('a code counts in its step, one before and one after, and the step that is answered is its own', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: -5, max: 5 }), (now, steps) => {
      const secret = makeSecret()
      const code = codeAt(secret, now + steps * stepMs)
      const step = stepOfCode(secret, code, now)
      // Of a million codes another step may have the same.
      if (step === null) expect(Math.abs(steps)).toBeGreaterThan(1)
      else expect(codeAt(secret, step * stepMs)).toBe(code)
    }),
  )
})

test('what is no code of six digits counts never; blanks and digits of another width do not matter', () => {
  const now = 1_111_111_109_000
  fc.assert(
    fc.property(fc.string(), (typed) => {
      fc.pre(!/^\d{6}$/.test(typed.normalize('NFKC').replace(/\s/g, '')))
      expect(stepOfCode(known, typed, now)).toBeNull()
    }),
  )
  for (const typed of ['081 804', ' 081804\n', '０８１８０４']) expect(stepOfCode(known, typed, now)).not.toBeNull()
})

test('secrets have 160 bits and are never the same; the address says what apps show', () => {
  const secrets = Array.from({ length: 100 }, makeSecret)
  expect(new Set(secrets).size).toBe(100)
  expect(secrets.every((secret) => /^[A-Z2-7]{32}$/.test(secret))).toBe(true)
  const address = new URL(addressOfSecret(known, { site: 'Optik Müller & Co', account: 'vera@example.ch' }))
  expect([address.protocol, address.host, decodeURIComponent(address.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Optik Müller & Co:vera@example.ch',
  ])
  expect(Object.fromEntries(address.searchParams)).toEqual({
    ...{ issuer: 'Optik Müller & Co', secret: known, algorithm: 'SHA1', digits: '6', period: '30' },
  })
})
