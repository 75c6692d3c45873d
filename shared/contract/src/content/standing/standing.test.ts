import fc from 'fast-check'
import { expect, test } from 'vitest'
import { statuses } from '../status.ts'
import { standingInWords, standingOf } from './standing.ts'

const known = fc.record({ status: fc.constantFrom(...statuses), isLive: fc.boolean(), waits: fc.boolean() })

test('what visitors see is never called a draft, in no language', () => {
  fc.assert(
    fc.property(known, fc.constantFrom('de', 'fr', 'en'), (item, language) => {
      const words = standingInWords(standingOf({ ...item, isLive: true }), language)
      expect(words).not.toBe(standingInWords('draft', language))
    }),
  )
})

test('only what has nothing that waits is called published without more', () => {
  fc.assert(
    fc.property(known, (item) => {
      const isPlain = standingOf(item) === 'published'
      expect(isPlain).toBe(item.status === 'published' && !item.waits)
    }),
  )
})
