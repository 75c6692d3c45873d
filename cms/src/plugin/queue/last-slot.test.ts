import { expect, test } from 'vitest'
import { lastSlot } from './last-slot.ts'

const at = (line: string, now: string, zone = 'Europe/Zurich') => lastSlot(line, new Date(now), zone)?.toISOString()

test('the last time before now is on the clocks of the site, in summer as in winter', () => {
  expect(at('20 3 * * *', '2026-07-01T12:00:00Z')).toBe('2026-07-01T01:20:00.000Z')
  expect(at('20 3 * * *', '2026-12-01T12:00:00Z')).toBe('2026-12-01T02:20:00.000Z')
  expect(at('20 3 * * *', '2026-12-01T12:00:00Z', 'America/New_York')).toBe('2026-12-01T08:20:00.000Z')
  expect(at('20 3 * * *', '2026-12-01T12:00:00Z', 'Pacific/Auckland')).toBe('2026-11-30T14:20:00.000Z')
})

test('a time that is now is the last one', () => {
  expect(at('20 3 * * *', '2026-07-01T01:20:00.000Z')).toBe('2026-07-01T01:20:00.000Z')
  expect(at('20 3 * * *', '2026-07-01T01:19:58.900Z')).toBe('2026-06-30T01:20:00.000Z')
})
