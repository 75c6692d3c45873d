import { openState } from '@blickfang/contract/content/hours/open-state.ts'
import { weekdayOf } from '@blickfang/contract/kernel/time/day.ts'
import { wallTime } from '@blickfang/contract/kernel/time/wall-time.ts'
import { timeZones } from '@blickfang/contract/options/time-zone/zones.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roundTheClock, specialRows, weekRows } from './opening-hours.ts'

const zurich = 'Europe/Zurich'

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
  expect(specialRows(special, 'de', '2026-11-24').map(({ date, stretches }) => [date, stretches])).toEqual([
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
  expect(openState({ periods, special }, new Date(now), zurich)).toEqual(state)
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
    expect(openState(hours, new Date(now), zurich)).toEqual(state)
  })

  test('has no night after a day on which it stays closed', () => {
    const closed = { ...hours, special: [{ date: '2026-11-20', open: '00:30', close: '00:30', note: '' }] }
    expect(openState(closed, new Date('2026-11-21T00:30:00+01:00'), zurich)).toEqual({ isOpen: false, opens: null })
  })
})

test.each([
  [{ open: '00:00', close: '00:00' }],
  [{ open: '00:00', close: '23:59' }],
  [
    { open: '00:00', close: '09:30' },
    { open: '09:30', close: '23:59' },
  ],
])('a shop that never closes says so at any second, however it is written: %j', (...times) => {
  const hours = {
    periods: [1, 2, 3, 4, 5, 6, 7].flatMap((day) => times.map((part) => ({ day, ...part }))),
    special: [],
  }
  for (const time of ['00:00:00', '09:30:00', '23:59:30'])
    expect(openState(hours, new Date(`2026-11-24T${time}+01:00`), zurich)).toEqual({ isOpen: true, until: null })
  expect(weekRows(hours.periods, 'de')).toEqual([{ days: 'Montag – Sonntag', stretches: [roundTheClock] }])
})

test('stretches that touch are one', () => {
  const hours = {
    periods: [
      { day: 2, open: '12:00', close: '18:00' },
      { day: 2, open: '09:00', close: '12:00' },
    ],
    special: [],
  }
  expect(openState(hours, new Date('2026-11-24T10:00+01:00'), zurich)).toEqual({ isOpen: true, until: '18:00' })
  expect(weekRows(hours.periods, 'de')[1]?.stretches).toEqual(['09:00–18:00'])
})

test('a special day with two stretches stands once, with its note', () => {
  const day = { date: '2026-12-24', note: 'Heiligabend' }
  const two = [
    { ...day, open: '13:00', close: '16:00' },
    { ...day, open: '09:00', close: '12:00' },
  ]
  expect(specialRows(two, 'de', '2026-12-24')).toEqual([
    { date: '2026-12-24', days: expect.any(String), note: 'Heiligabend', stretches: ['09:00–12:00', '13:00–16:00'] },
  ])
})

test('special days that are over are left out, and those of another year name it', () => {
  const day = { open: '09:00', close: '12:00', note: '' }
  const days = ['2025-12-24', '2026-12-23', '2026-12-24', '2027-01-02'].map((date) => ({ ...day, date }))
  expect(specialRows(days, 'de', '2026-12-24').map((row) => row.days)).toEqual([
    'Do., 24. Dezember',
    'Sa., 2. Januar 2027',
  ])
})

describe('in any week', () => {
  const dayLength = 24 * 60
  const clock = (minute: number) =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
  const minute = fc.oneof(fc.constantFrom(0, 540, 720, 1080, 1439), fc.integer({ min: 0, max: 1439 }))
  const period = fc.record({ day: fc.integer({ min: 1, max: 7 }), open: minute, close: minute })
  const week = fc.array(period, { maxLength: 12 })
  const written = (periods: readonly { day: number; open: number; close: number }[]) =>
    periods.map(({ day, open, close }) => ({ day, open: clock(open), close: clock(close) }))
  /** The minutes of the week, Monday first, in which the shop is open. */
  const minutesOf = (stretches: readonly { day: number; open: number; close: number }[]) => {
    const open = new Set<number>()
    for (const { day, open: from, close } of stretches) {
      const end = close === dayLength - 1 ? dayLength : close
      const length = end > from ? end - from : end - from + dayLength
      for (let at = 0; at < length; at++) open.add(((day - 1) * dayLength + from + at) % (7 * dayLength))
    }
    return open
  }

  const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })

  test('the shop is open exactly in its minutes by the clocks of its zone, and closes when it says', () => {
    fc.assert(
      fc.property(week, moments, fc.constantFrom(...timeZones), (periods, now, zone) => {
        const open = minutesOf(periods)
        const { date, time } = wallTime(now, zone)
        const at = (weekdayOf(date) - 1) * dayLength + Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
        const state = openState({ periods: written(periods), special: [] }, now, zone)
        const isOpenAt = (later: number) => open.has((at + later) % (7 * dayLength))
        expect(state.isOpen).toBe(isOpenAt(0))
        let change = 1
        while (change < dayLength && isOpenAt(change) === state.isOpen) change++
        const then = (at + change) % dayLength
        if (state.isOpen && state.until !== null) expect(state.until).toBe(clock(then))
        const opensToday = !state.isOpen && change < dayLength - (at % dayLength)
        if (!state.isOpen) expect(state.opens).toBe(opensToday ? clock(then) : null)
      }),
    )
  })

  test('the rows name every day once, and all of its hours', () => {
    fc.assert(
      fc.property(week, (periods) => {
        const names = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag']
        const rows = weekRows(written(periods), 'de').flatMap(({ days, stretches }) => {
          const [first = '', last = first] = days.split(' – ')
          return names.slice(names.indexOf(first), names.indexOf(last) + 1).map((name) => ({ name, stretches }))
        })
        expect(rows.map(({ name }) => name)).toEqual(names)
        const said = rows.flatMap(({ name, stretches }) =>
          stretches.map((stretch) => {
            const [open = 0, close = 0] = stretch
              .split('–')
              .map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)))
            return { day: names.indexOf(name) + 1, open, close: close % dayLength }
          }),
        )
        expect([...minutesOf(said)].sort()).toEqual([...minutesOf(periods)].sort())
      }),
    )
  })
})
