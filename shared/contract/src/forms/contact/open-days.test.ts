import { expect, test } from 'vitest'
import { isOpenOn, tomorrow } from './open-days.ts'

const periods = [{ day: 2, open: '09:00', close: '18:00' }]
const closed = { date: '2026-12-08', open: '00:30', close: '00:30', note: '' }
const extra = { date: '2026-12-13', open: '10:00', close: '16:00', note: 'Sonntagsverkauf' }

test('tomorrow is that of the shop’s calendar', () => {
  expect(tomorrow(new Date('2026-11-30T22:59:00Z'), 'Europe/Zurich')).toBe('2026-12-01')
  expect(tomorrow(new Date('2026-11-30T23:01:00Z'), 'Europe/Zurich')).toBe('2026-12-02')
})

test.each([
  ['a weekday with hours', '2026-12-01', true],
  ['a weekday without', '2026-12-02', false],
  ['a special day that is closed', '2026-12-08', false],
  ['a Sunday that is open by way of exception', '2026-12-13', true],
])('%s', (_, date, isOpen) => {
  expect(isOpenOn([{ periods, special: [closed, extra] }], date)).toBe(isOpen)
})

test('one open branch is enough, and a shop that names no hours is asked for any day', () => {
  const wednesday = [{ day: 3, open: '09:00', close: '18:00' }]
  expect(
    isOpenOn(
      [
        { periods, special: [] },
        { periods: wednesday, special: [] },
      ],
      '2026-12-02',
    ),
  ).toBe(true)
  expect(isOpenOn([{ periods: [], special: [] }], '2026-12-06')).toBe(true)
  expect(isOpenOn([], '2026-12-06')).toBe(true)
})
