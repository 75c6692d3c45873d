import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endsNextDay, formatHours, formatStretch, type Stretch } from './format-hours.ts'
import { parseHours, parseLines } from './parse-hours.ts'

const morning = { open: '09:00', close: '12:00' }
const lunch = [
  { open: '09:00', close: '12:15' },
  { open: '13:30', close: '18:30' },
]

test.each([
  ['9-12', [morning]],
  ['9–12.15, 13.30–18.30', lunch],
  ['9-12.15 13.30-18.30', lunch],
  ['9:00 - 12:15 / 13:30 - 18:30', lunch],
  ['0900–1215; 1330–1830', lunch],
  ['900-12', [morning]],
  ['9h-12h15 et 13h30-18h30', lunch],
  ['9 h à 12 h 15 puis 13 h 30 à 18 h 30', lunch],
  ['9 Uhr bis 12.15 Uhr und 13.30 Uhr bis 18.30 Uhr', lunch],
  ['9 Uhr–12 Uhr 15, 13 Uhr 30–18 Uhr 30', lunch],
  ['13.30-18.30, 9-12.15', lunch],
  ['  9 — 12 ', [morning]],
  ['9H-12H', [morning]],
  ['17-24', [{ open: '17:00', close: '00:00' }]],
  ['17-0', [{ open: '17:00', close: '00:00' }]],
  ['18-2', [{ open: '18:00', close: '02:00' }]],
  ['20:00–09:00 (+1)', [{ open: '20:00', close: '09:00' }]],
  [
    '7-8 + 18-20',
    [
      { open: '07:00', close: '08:00' },
      { open: '18:00', close: '20:00' },
    ],
  ],
  [
    '7-8 + 1-2',
    [
      { open: '01:00', close: '02:00' },
      { open: '07:00', close: '08:00' },
    ],
  ],
  ['20-9 +1', [{ open: '20:00', close: '09:00' }]],
  ['9-5 (+1)', [{ open: '09:00', close: '05:00' }]],
  ['17-24 (+1)', [{ open: '17:00', close: '00:00' }]],
  ['9h-12h 13h30-18h30', [morning, { open: '13:30', close: '18:30' }]],
  ['9 Uhr–12 Uhr 13 Uhr–18 Uhr', [morning, { open: '13:00', close: '18:00' }]],
  ['9 h à 12 h 14 à 18', [morning, { open: '14:00', close: '18:00' }]],
  ['9 h 30 à 12 h', [{ open: '09:30', close: '12:00' }]],
  ['9 am - 5 pm', [{ open: '09:00', close: '17:00' }]],
  ['9:30 a.m. to 12 p.m.', [{ open: '09:30', close: '12:00' }]],
  ['6pm-12am', [{ open: '18:00', close: '00:00' }]],
  ['9 a 12', [morning]],
  ['9 au 12', [morning]],
  ['0-24', [{ open: '00:00', close: '00:00' }]],
  ['durchgehend', [{ open: '00:00', close: '00:00' }]],
] satisfies [string, Stretch[]][])('%s is understood', (text, stretches) => {
  expect(parseHours(text)).toEqual({ stretches })
})

test.each(['', '  ', 'zu', 'Geschlossen', 'fermé', 'Fermé', 'closed', '–', '-'])('%j is closed', (text) => {
  expect(parseHours(text)).toEqual({ stretches: [] })
})

test.each(['9', '9.30', '9:30', '0930', '9h', '9h30', '9 h 30', '17 Uhr', '17.00', '17h'])(
  '%s is a time, of which the end is missing',
  (text) => expect(parseHours(text)).toEqual({ fault: 'noEnd', part: text, line: 0 }),
)

test.each([
  ['auf Anfrage', 'noTime', 'auf Anfrage'],
  ['9-zwölf', 'noTime', 'zwölf'],
  ['9-12 und nach Vereinbarung', 'noTime', 'nach Vereinbarung'],
  ['9-', 'noEnd', '9'],
  ['9-12, 14', 'noEnd', '14'],
  ['9-25', 'noSuchTime', '25'],
  ['9-12.75', 'noSuchTime', '12.75'],
  ['24-3', 'noSuchTime', '24'],
  ['18-9', 'endsFirst', '18–9'],
  ['9-9', 'endsFirst', '9–9'],
  ['9-5', 'unclear', '9–5'],
  ['9-5 pm', 'unclear', '9–5 pm'],
  ['13 pm - 15 pm', 'noSuchTime', '13 pm'],
  ['9-12 (+1)', 'endsSameDay', '9–12'],
  ['12345-6', 'noTime', '12345-6'],
  ['9-13, 12-18', 'overlaps', '12:00–18:00'],
  ['20-2, 23-24', 'overlaps', '23:00–24:00'],
] as const)('%s is told: %s at %s', (text, fault, part) => {
  expect(parseHours(text)).toEqual({ fault, part, line: 0 })
})

test('of several lines it is told which one is wrong, or reaches into another', () => {
  expect(parseLines(['9-12', 'abc'])).toMatchObject({ fault: 'noTime', line: 1 })
  expect(parseLines(['13-18', '9-14'])).toMatchObject({ fault: 'overlaps', line: 0 })
  expect(parseLines(['13-18', '', '9-12'])).toEqual({
    stretches: [morning, { open: '13:00', close: '18:00' }],
  })
})

test('what ends after midnight is told apart from what ends at midnight', () => {
  expect(endsNextDay({ open: '18:00', close: '02:00' })).toBe(true)
  expect(endsNextDay({ open: '18:00', close: '00:00' })).toBe(false)
  expect(endsNextDay(morning)).toBe(false)
})

const clock = (minute: number) => new Date(minute * 60_000).toISOString().slice(11, 16)
const time = fc.integer({ min: 0, max: 24 * 60 - 1 }).map(clock)

test('every stretch that can be stored is read again as what it was', () => {
  fc.assert(
    fc.property(time, time, (open, close) => {
      expect(parseHours(formatStretch({ open, close }))).toEqual({ stretches: [{ open, close }] })
    }),
    { numRuns: 2_000 },
  )
})

const styles: readonly ((minutes: number) => string)[] = [
  (at) => clock(at),
  (at) => clock(at).replace(':', '.'),
  (at) => `${Math.floor(at / 60)}h${at % 60 ? clock(at).slice(3) : ''}`,
  (at) => `${Math.floor(at / 60)} h${at % 60 ? ` ${clock(at).slice(3)}` : ''}`,
  (at) => `${Math.floor(at / 60)} Uhr${at % 60 ? ` ${clock(at).slice(3)}` : ''}`,
  (at) => clock(at).replace(':', ''),
  (at) => `${(((at / 60 + 11) % 12) | 0) + 1}:${clock(at).slice(3)} ${at < 12 * 60 ? 'am' : 'pm'}`,
  (at) => `${(((at / 60 + 11) % 12) | 0) + 1}.${clock(at).slice(3)}${at < 12 * 60 ? 'a.m.' : 'p.m.'}`,
]

test('hours are read as they are meant in whichever way they are written', () => {
  const written = fc.record({
    quarters: fc.uniqueArray(fc.integer({ min: 0, max: 95 }), { minLength: 4, maxLength: 4 }),
    style: fc.constantFrom(...styles),
    dash: fc.constantFrom('-', '–', ' - ', ' — ', ' bis ', ' à ', ' a ', ' au ', ' to ', ' until '),
    between: fc.constantFrom(', ', ' ', '; ', ' / ', ' + ', ' & ', ' und ', ' et ', ' puis ', ' and '),
  })
  fc.assert(
    fc.property(written, ({ quarters, style, dash, between }) => {
      const at = quarters.toSorted((a, b) => a - b).map((quarter) => quarter * 15)
      const [from = 0, until = 0, again = 0, end = 0] = at
      const text = `${style(from)}${dash}${style(until)}${between}${style(again)}${dash}${style(end)}`
      const stretches = [
        { open: clock(from), close: clock(until) },
        { open: clock(again), close: clock(end) },
      ]
      expect(parseHours(text)).toEqual({ stretches })
    }),
    { numRuns: 2_000 },
  )
})

test('every day whose stretches do not reach into each other is read again as what it was, in one line or several', () => {
  const day = fc
    .uniqueArray(fc.integer({ min: 0, max: 24 * 60 - 1 }), { minLength: 2, maxLength: 8 })
    .map((minutes) => minutes.toSorted((a, b) => a - b))
    .map((minutes) =>
      Array.from({ length: Math.floor(minutes.length / 2) }, (_, index) => ({
        open: clock(minutes[index * 2] ?? 0),
        close: clock(minutes[index * 2 + 1] ?? 0),
      })),
    )
  fc.assert(
    fc.property(day, (stretches) => {
      expect(parseHours(formatHours(stretches))).toEqual({ stretches })
      expect(parseLines(stretches.map(formatStretch).toReversed())).toEqual({ stretches })
    }),
    { numRuns: 1_000 },
  )
})

test('whatever is typed is hours or a fault with its part, and what it was understood as is understood the same again', () => {
  const letters = fc.constantFrom(...'0123456789 .:,-–hHuréàzbis+()'.split(''))
  const typed = fc.array(letters, { maxLength: 24 }).map((all) => all.join(''))
  fc.assert(
    fc.property(fc.oneof(typed, fc.string()), (text) => {
      const parsed = parseHours(text)
      if ('fault' in parsed) expect(parsed.part.length).toBeGreaterThan(0)
      else expect(parseHours(formatHours(parsed.stretches))).toEqual(parsed)
    }),
    { numRuns: 3_000 },
  )
})

test('who opens in the afternoon, or closes within the hour after midnight, counts to twenty-four: nothing is unclear', () => {
  expect(parseHours('11:00–00:30')).toEqual({ stretches: [{ open: '11:00', close: '00:30' }] })
  expect(parseHours('11 Uhr bis 0 Uhr 30')).toEqual({ stretches: [{ open: '11:00', close: '00:30' }] })
  expect(parseHours('14-3')).toEqual({ stretches: [{ open: '14:00', close: '03:00' }] })
  expect(parseHours('10-2')).toMatchObject({ fault: 'unclear' })
})
