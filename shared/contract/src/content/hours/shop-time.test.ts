import { expect, test } from 'vitest'
import { nextMidnight, shopTime } from './shop-time.ts'

test('midnight belongs to the new day', () => {
  expect(shopTime(new Date('2026-11-22T23:00:00Z'))).toEqual({ date: '2026-11-23', day: 1, time: '00:00' })
})

test.each([
  ['2026-11-22T20:15:30.500Z', '2026-11-22T23:00:00.000Z'],
  ['2026-07-01T22:00:00Z', '2026-07-02T22:00:00.000Z'],
  ['2026-03-29T00:30:00Z', '2026-03-29T22:00:00.000Z'],
  ['2026-10-24T23:30:00Z', '2026-10-25T23:00:00.000Z'],
])('after %s the next day of the shop begins at %s, also when the clocks change', (now, midnight) => {
  expect(nextMidnight(new Date(now)).toISOString()).toBe(midnight)
})
