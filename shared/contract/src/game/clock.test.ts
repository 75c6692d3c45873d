import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareClocks, compareEntries, nextClock } from './clock.ts'

const clock = fc.record({
  time: fc.integer({ min: 0, max: 5 }),
  count: fc.oneof(fc.integer({ min: 0, max: 2 }), fc.constant(65_535)),
  node: fc.constantFrom('A', 'Z', '_', 'a', 'aa', '-', '0'),
})
const stamped = fc.record({ clock, score: fc.integer({ min: 0, max: 3 }) })

test('the order of entries is total: antisymmetric, transitive, and 0 only for the same', () => {
  fc.assert(
    fc.property(stamped, stamped, stamped, (a, b, c) => {
      expect(Math.sign(compareEntries(a, b)) + Math.sign(compareEntries(b, a))).toBe(0)
      if (compareEntries(a, b) === 0) expect(a).toEqual(b)
      if (compareEntries(a, b) <= 0 && compareEntries(b, c) <= 0) expect(compareEntries(a, c)).toBeLessThanOrEqual(0)
    }),
  )
})

test('nodes compare by bytes, as the database does', () => {
  const nodes = ['a', '_', 'Z', 'A', '0', '-'].map((node) => ({ time: 1, count: 0, node }))
  expect(nodes.toSorted(compareClocks).map(({ node }) => node)).toEqual(['-', '0', 'A', 'Z', '_', 'a'])
})

test('the next clock is later than what was seen, however far behind the watch is', () => {
  fc.assert(
    fc.property(clock, fc.integer({ min: 0, max: 9 }), (last, now) => {
      const next = nextClock(last, now, 'a')
      expect(compareClocks({ ...last, node: '' }, { ...next, node: '' })).toBeLessThan(0)
      expect(next.time).toBeGreaterThanOrEqual(now)
      expect(next.count).toBeLessThanOrEqual(65_535)
    }),
  )
})
