import { METHODS } from 'node:http'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { knownMethods, unreadableRequest } from './unreadable-request.ts'

test('of all methods that Node takes, those that nobody answers are refused', () => {
  for (const method of METHODS)
    expect([method, unreadableRequest({ method, url: '/api/bf-users/me' })]).toEqual([
      method,
      (knownMethods as readonly string[]).includes(method) ? null : 'METHOD_NOT_ALLOWED',
    ])
})

test('NUL is refused wherever it stands in an address', () => {
  const anyText = fc.string().map(encodeURIComponent)
  fc.assert(
    fc.property(anyText, anyText, fc.constantFrom('%00', '\0'), fc.boolean(), (before, after, sign, isQuery) => {
      const url = isQuery ? `/api/v1/media/list?search=${before}${sign}${after}` : `/api/${before}${sign}/${after}`
      expect(unreadableRequest({ method: 'GET', url })).toBe('BAD_REQUEST')
    }),
  )
})

test('any other text is read', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }).filter((text) => !text.includes('\0')),
      (text) => {
        expect(unreadableRequest({ method: 'GET', url: `/x?q=${encodeURIComponent(text)}` })).toBeNull()
      },
    ),
  )
})
