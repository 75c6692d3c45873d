import { propertyRuns } from '@blickfang/testing/property-runs.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timeZones } from '../../options/time-zone/zones.ts'
import { addDays } from './day.ts'
import { nextMidnight } from './next-midnight.ts'
import { wallTime } from './wall-time.ts'

test.each([
  ['Europe/Zurich', '2026-11-22T20:15:30.500Z', '2026-11-22T23:00:00.000Z'],
  ['Europe/Zurich', '2026-07-01T22:00:00Z', '2026-07-02T22:00:00.000Z'],
  ['Europe/Zurich', '2026-03-29T00:30:00Z', '2026-03-29T22:00:00.000Z'],
  ['Europe/Zurich', '2026-10-24T23:30:00Z', '2026-10-25T23:00:00.000Z'],
  // A day that begins at one, and one that ends at eleven twice.
  ['America/Santiago', '2026-09-05T20:00:00Z', '2026-09-06T04:00:00.000Z'],
  ['America/Santiago', '2026-04-04T20:00:00Z', '2026-04-05T04:00:00.000Z'],
  // A day with two midnights.
  ['Atlantic/Azores', '2026-10-24T20:00:00Z', '2026-10-25T00:00:00.000Z'],
  ['Asia/Kathmandu', '2026-10-24T18:14:59Z', '2026-10-24T18:15:00.000Z'],
])('in %s after %s the next day begins at %s, also when the clocks change', (zone, now, midnight) => {
  expect(nextMidnight(new Date(now), zone).toISOString()).toBe(midnight)
})

test('in every zone the next day begins in the minute in which the date becomes that of tomorrow', () => {
  const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2037-12-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, fc.constantFrom(...timeZones), (now, zone) => {
      const next = nextMidnight(now, zone)
      const { date } = wallTime(now, zone)
      expect(next.getTime()).toBeGreaterThan(now.getTime())
      expect(wallTime(next, zone).date).toBe(addDays(date, 1))
      expect(wallTime(new Date(next.getTime() - 1), zone).date).toBe(date)
    }),
    { numRuns: propertyRuns(300) },
  )
})
