import { propertyRuns } from '@blickfang/testing/property-runs.ts'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { addDays, weekdayOf } from './day.ts'
import { wallTime } from './wall-time.ts'

const RealFormat = Intl.DateTimeFormat
const zones = Intl.supportedValuesOf('timeZone')
const moments = fc.date({ min: new Date('1970-01-02'), max: new Date('2100-01-01'), noInvalidDate: true })
const zeros = {
  latin: 0x30,
  arabic: 0x660,
  devanagari: 0x966,
  fullWidth: 0xff10,
  mathematicalBold: 0x1d7ce,
  osmanya: 0x104a0,
}

interface Icu {
  readonly year: 'long' | 'short' | 'none' | 'buddhist'
  readonly order: 'as it is' | 'reversed' | 'sorted'
  readonly zero: keyof typeof zeros
  readonly padded: boolean
  readonly midnight: '00' | '24'
}
const icus = fc.record<Icu>({
  year: fc.constantFrom('long', 'short', 'none', 'buddhist'),
  order: fc.constantFrom('as it is', 'reversed', 'sorted'),
  zero: fc.constantFrom(...(Object.keys(zeros) as (keyof typeof zeros)[])),
  padded: fc.boolean(),
  midnight: fc.constantFrom('00', '24'),
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** An engine whose ICU has other habits: what is asked for by name is there, but in its order, digits and length. */
function engineWith(icu: Icu) {
  return class extends RealFormat {
    override formatToParts(date?: Date | number): Intl.DateTimeFormatPart[] {
      const parts = super.formatToParts(date).flatMap((part) => {
        if (part.type === 'year') return yearAs(icu.year, part)
        if (part.type === 'literal') return { ...part, value: '\u200e/\u200e' }
        const isMidnight = part.type === 'hour' && Number(part.value) === 0
        return { ...part, value: isMidnight ? icu.midnight : part.value.padStart(icu.padded ? 2 : 1, '0') }
      })
      const ordered = icu.order === 'sorted' ? parts.toSorted((a, b) => a.type.localeCompare(b.type)) : parts
      return (icu.order === 'reversed' ? ordered.toReversed() : ordered).map((part) => ({
        ...part,
        value: part.value.replace(/\d/g, (digit) => String.fromCodePoint(zeros[icu.zero] + Number(digit))),
      }))
    }
  }
}

function yearAs(year: Icu['year'], part: Intl.DateTimeFormatPart): Intl.DateTimeFormatPart[] {
  if (year === 'none') return []
  if (year === 'short') return [{ ...part, value: part.value.slice(-2) }]
  return [{ ...part, value: String(Number(part.value) + (year === 'buddhist' ? 543 : 0)) }]
}

test.each([
  ['2026-11-25T12:34:56Z', 'Europe/Zurich', '2026-11-25', '13:34'],
  ['2026-07-01T21:59:59Z', 'Europe/Zurich', '2026-07-01', '23:59'],
  ['2026-12-31T23:00:00Z', 'Europe/Zurich', '2027-01-01', '00:00'],
  ['2027-01-01T09:59:00Z', 'Pacific/Kiritimati', '2027-01-01', '23:59'],
  ['2027-01-01T10:59:00Z', 'Pacific/Pago_Pago', '2026-12-31', '23:59'],
  ['2026-03-01T00:20:00Z', 'Asia/Kathmandu', '2026-03-01', '06:05'],
  ['2028-02-29T23:30:00Z', 'UTC', '2028-02-29', '23:30'],
])('at %s the clocks of %s show %s, %s', (moment, zone, date, time) => {
  expect(wallTime(new Date(moment), zone)).toEqual({ date, time })
})

test('the day and the time of a zone are the same in every engine, whatever its ICU is used to', async () => {
  await fc.assert(
    fc.asyncProperty(moments, fc.constantFrom(...zones), icus, async (moment, zone, icu) => {
      vi.resetModules()
      vi.stubGlobal('Intl', { ...Intl, DateTimeFormat: engineWith(icu) })
      const there = await import('./wall-time.ts')
      const told = there.wallTime(moment, zone)
      vi.unstubAllGlobals()
      expect(told).toEqual(wallTime(moment, zone))
    }),
    { numRuns: propertyRuns(200) },
  )
})

test('a moment that is none is no day', () => {
  expect(() => wallTime(new Date(Number.NaN), 'Europe/Zurich')).toThrow(RangeError)
})

test('days count on over months, years and the changes of clocks; each seventh has the same name', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: -800, max: 800 }), (moment, days) => {
      const { date } = wallTime(moment, 'UTC')
      expect(addDays(addDays(date, days), -days)).toBe(date)
      expect((weekdayOf(date) - 1 + (((days % 7) + 7) % 7)) % 7).toBe(weekdayOf(addDays(date, days)) - 1)
    }),
    { numRuns: propertyRuns(100) },
  )
  expect([addDays('2026-10-24', 1), addDays('2026-12-31', 1), addDays('2028-03-01', -1)]).toEqual([
    '2026-10-25',
    '2027-01-01',
    '2028-02-29',
  ])
  expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29')]).toEqual([1, 7])
})
