import { describe, expect, test } from 'vitest'
import { openState, specialRows, weekRows } from './opening-hours.ts'

const periods = [
  ...[2, 3, 4, 5].flatMap((day) => [
    { day, open: '13:30', close: '18:30' },
    { day, open: '09:00', close: '12:00' },
  ]),
  { day: 6, open: '09:00', close: '16:00' },
]
const special = [
  { date: '2026-12-31', open: '09:00', close: '14:00', note: 'Silvester' },
  { date: '2026-12-25', open: '00:30', close: '00:30', note: '' },
]

test('days with the same hours share a row, a lunch break makes two stretches', () => {
  expect(weekRows(periods, 'de')).toEqual([
    { days: 'Montag', stretches: [] },
    { days: 'Dienstag – Freitag', stretches: ['09:00–12:00', '13:30–18:30'] },
    { days: 'Samstag', stretches: ['09:00–16:00'] },
    { days: 'Sonntag', stretches: [] },
  ])
})

test('weekdays follow the language', () => {
  expect(weekRows(periods, 'fr').map((row) => row.days)).toEqual(['lundi', 'mardi – vendredi', 'samedi', 'dimanche'])
})

test('special days come in order; half past midnight to half past midnight is closed', () => {
  expect(specialRows(special, 'de').map(({ date, stretches }) => [date, stretches])).toEqual([
    ['2026-12-25', []],
    ['2026-12-31', ['09:00–14:00']],
  ])
})

// Winterthur is an hour ahead of UTC in winter, two in summer.
test.each([
  ['2026-11-24T08:30:00Z', { isOpen: true, until: '12:00' }, 'Tuesday morning'],
  ['2026-11-24T11:15:00Z', { isOpen: false, opens: '13:30' }, 'lunch'],
  ['2026-11-24T17:30:00Z', { isOpen: false, opens: null }, 'the minute it closes'],
  ['2026-11-23T09:00:00Z', { isOpen: false, opens: null }, 'Monday'],
  ['2026-07-07T06:59:00Z', { isOpen: false, opens: '09:00' }, 'a summer morning before nine'],
  ['2026-12-25T09:00:00Z', { isOpen: false, opens: null }, 'a special day that is closed'],
  ['2026-12-31T12:59:00Z', { isOpen: true, until: '14:00' }, 'a special day with its own hours'],
] as const)('at %s the shop is %j: %s', (now, state, _) => {
  expect(openState({ periods, special }, new Date(now))).toEqual(state)
})

describe('a shop that closes after midnight', () => {
  // 2026-11-20 is a Friday.
  const hours = { periods: [{ day: 5, open: '18:00', close: '01:00' }], special: [] }

  test.each([
    ['2026-11-20T22:00:00+01:00', { isOpen: true, until: '01:00' }],
    ['2026-11-21T00:59:00+01:00', { isOpen: true, until: '01:00' }],
    ['2026-11-21T01:00:00+01:00', { isOpen: false, opens: null }],
    ['2026-11-20T00:30:00+01:00', { isOpen: false, opens: '18:00' }],
    ['2026-11-20T17:59:00+01:00', { isOpen: false, opens: '18:00' }],
  ])('at %s it is %j', (now, state) => {
    expect(openState(hours, new Date(now))).toEqual(state)
  })

  test('has no night after a day on which it stays closed', () => {
    const closed = { ...hours, special: [{ date: '2026-11-20', open: '00:30', close: '00:30', note: '' }] }
    expect(openState(closed, new Date('2026-11-21T00:30:00+01:00'))).toEqual({ isOpen: false, opens: null })
  })
})
