import { readFileSync } from 'node:fs'
import { wallTime } from '@blickfang/contract/kernel/time/wall-time.ts'
import { countries } from '@blickfang/contract/options/country/option.ts'
import { countriesWithRegions, regionsOf } from '@blickfang/contract/options/holiday-region/option.ts'
import { regions } from '@blickfang/contract/options/holiday-region/regions.generated.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { knownCantons, knownHolidays, knownRegions, knownVersion } from '../../../../../scripts/known-holidays.ts'
import { cantonOf, comingHolidays, lawOf } from './coming-holidays.ts'
import { holidays, moving } from './holidays.generated.ts'
import { postcodes } from './postcodes.generated.ts'

const daily = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open: '09:00', close: '18:00' }))
const branch = (more = {}) => ({ periods: daily, special: [], ...more })
const swiss = { country: 'CH', region: '' }
const saidIn = (standing: typeof swiss, { zip = '', now, more = {} }: { zip?: string; now: string; more?: object }) => {
  const { law } = lawOf(standing, zip)
  const coming = law ? comingHolidays(law, branch(more), wallTime(new Date(now), 'Europe/Zurich').date) : []
  return coming.map(({ date, names, isPublic }) => [date, names.de, isPublic] as const)
}
const said = (zip: string, now: string, more = {}) => saidIn(swiss, { zip, now, more })

/** A country's holidays with the days themselves in the place of their list. */
const spelled = ({ holidays: all, moving: lists }: ReturnType<typeof knownHolidays>, country: string) =>
  all[country]?.map(({ days, ...rest }) => ({ ...rest, days: typeof days === 'string' ? days : lists[days] }))

test('what is kept of holidays and postcodes is what their data sets say; `npx tsx scripts/make-holidays.ts` in cms keeps it anew', () => {
  const made = readFileSync(new URL('./holidays.generated.ts', import.meta.url), 'utf8')
  expect(made.slice(0, made.indexOf('\n'))).toContain(`date-holidays ${knownVersion()} `)
  const some = ['CH', 'AT', 'IT']
  const known = knownHolidays(some)
  for (const country of some) expect(spelled({ holidays, moving }, country)).toEqual(spelled(known, country))
  expect(regions).toMatchObject(knownRegions(known))
  expect(postcodes).toEqual(knownCantons())
})

test('wherever a business stands, its holidays are days to come, each once, in their order and with a name', () => {
  const standing = fc
    .constantFrom(...countries, ...countriesWithRegions)
    .chain((country) =>
      fc.record({ country: fc.constant(country), region: fc.constantFrom('', ...regionsOf(country), 'DE-BY') }),
    )
  const now = fc.date({ min: new Date('2026-01-01'), max: new Date('2049-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(standing, now, fc.constantFrom('', '8400', '1201', '80331'), (where, moment, zip) => {
      const days = saidIn(where, { zip, now: moment.toISOString() })
      const dates = days.map(([date]) => date)
      expect(dates).toEqual([...new Set(dates)].toSorted())
      for (const [date, name] of days) {
        expect(date >= moment.toISOString().slice(0, 10) && date <= `${moment.getUTCFullYear() + 2}`).toBe(true)
        expect(name).toBeTruthy()
      }
      const { law, lacks } = lawOf(where, zip)
      expect(law === null).toBe(lacks === 'country' || lacks === 'zip')
      if (law) expect(days.length).toBeGreaterThan(4)
    }),
  )
})

test('regions have their own days beside those of the whole country', () => {
  const of = (country: string, region = '') =>
    saidIn({ country, region }, { now: '2027-01-01T00:00:00Z' })
      .filter(([date]) => date < '2028')
      .map(([, name]) => name)
  expect(of('DE')).not.toContain('Fronleichnam')
  expect(of('DE', 'DE-BY')).toEqual(
    expect.arrayContaining(['Fronleichnam', 'Allerheiligen', 'Tag der Deutschen Einheit']),
  )
  expect(of('DE', 'DE-SN')).toContain('Buß- und Bettag')
  // In most of Bavaria, which not everybody keeps.
  expect(saidIn({ country: 'DE', region: 'DE-BY' }, { now: '2027-08-01T00:00:00Z' })[0]).toEqual([
    '2027-08-15',
    'Mariä Himmelfahrt',
    false,
  ])
  expect(of('IT', 'IT-32')).toContain('Pfingstmontag')
  expect(of('IT')).not.toContain('Pfingstmontag')
  expect(of('AT')).toContain('Nationalfeiertag')
  expect(of('LI')).toContain('Fronleichnam')
  // A region of another country is none.
  expect(of('AT', 'DE-BY')).toEqual(of('AT'))
})

test.each([
  ['DE', '', '', 'region'],
  ['DE', 'DE-BE', '', null],
  ['AT', '', '', null],
  ['US', '', '', 'country'],
  ['CH', '', '', 'zip'],
  ['CH', '', '8400', null],
  ['CH', 'CH-TI', '', null],
] as const)('in %s with the region %j and the postcode %j it lacks %j', (country, region, zip, lacks) => {
  expect(lawOf({ country, region }, zip).lacks).toBe(lacks)
})

test('a canton of the settings counts, whatever the postcode says', () => {
  expect(lawOf({ country: 'CH', region: 'CH-TI' }, '8400').law).toEqual({ country: 'CH', region: 'CH-TI' })
})

test.each([
  ...([
    '8001 ZH',
    '8400 ZH',
    '3011 BE',
    '2502 BE',
    '6003 LU',
    '6460 UR',
    '6430 SZ',
    '8640 SG',
    '6060 OW',
    '6370 NW',
  ] as const),
  ...([
    '8750 GL',
    '6300 ZG',
    '1700 FR',
    '4500 SO',
    '4051 BS',
    '4410 BL',
    '8200 SH',
    '9100 AR',
    '9050 AI',
    '9000 SG',
  ] as const),
  ...([
    '7000 GR',
    '5000 AG',
    '8500 TG',
    '6900 TI',
    '1003 VD',
    '1950 VS',
    '2000 NE',
    '1201 GE',
    '2800 JU',
    '8808 SZ',
  ] as const),
  ...(['8645 SG', '8280 TG', '8246 ZH', '3942 VS', '1860 VD'] as const),
])('%s', (both) => {
  const [zip = '', canton] = both.split(' ')
  expect(cantonOf(zip)).toBe(canton)
})

test.each(['CH-8400', ' 8400 ', 'ch 8400', '8402'])('a postcode is known as %j', (zip) => {
  expect(cantonOf(zip)).toBe('ZH')
})

test.each(['', '840', '84000', '0999', '9490', 'Winterthur', 'D-8400'])(
  '%j has no canton, and so no holidays',
  (zip) => {
    expect(cantonOf(zip)).toBeUndefined()
    expect(said(zip, '2027-01-01T12:00:00Z')).toEqual([])
  },
)

test('a shop in Zürich is told of all days of its canton until the end of next year', () => {
  expect(said('8400', '2026-11-23T12:00:00Z')).toEqual([
    ['2026-12-25', 'Weihnachtstag', true],
    ['2026-12-26', 'Stephanstag', true],
    ['2027-01-01', 'Neujahr', true],
    ['2027-01-02', 'Berchtoldstag', false],
    ['2027-03-26', 'Karfreitag', true],
    ['2027-03-28', 'Ostersonntag', true],
    ['2027-03-29', 'Ostermontag', true],
    ['2027-05-01', 'Tag der Arbeit', true],
    ['2027-05-06', 'Auffahrt', true],
    ['2027-05-16', 'Pfingstsonntag', true],
    ['2027-05-17', 'Pfingstmontag', true],
    ['2027-08-01', 'Bundesfeiertag', true],
    ['2027-09-13', 'Knabenschiessen', false],
    ['2027-09-19', 'Eidg. Dank-, Buss- und Bettag', true],
    ['2027-12-25', 'Weihnachtstag', true],
    ['2027-12-26', 'Stephanstag', true],
  ])
})

test('days on which the shop is closed each week, or that are special already, are no news', () => {
  const periods = daily.filter(({ day }) => day === 5)
  const special = [{ date: '2027-03-26', open: '10:00', close: '12:00', note: '' }]
  const fridays = ['2027-03-26', '2028-04-14'].map((date) => [date, 'Karfreitag', true])
  expect(said('8400', '2027-01-02T12:00:00Z', { periods })).toEqual(fridays)
  expect(said('8400', '2027-01-02T12:00:00Z', { periods, special })).toEqual(fridays.slice(1))
})

test('a shop that does not say its hours is told of all', () => {
  expect(said('8400', '2027-12-20T12:00:00Z', { periods: [] })[0]).toEqual(['2027-12-25', 'Weihnachtstag', true])
})

test('today counts, by the clock of Zürich', () => {
  expect(said('8400', '2027-08-01T21:30:00Z')[0]?.[0]).toBe('2027-08-01')
  expect(said('8400', '2027-08-01T22:30:00Z')[0]?.[0]).toBe('2027-09-13')
})

test('Geneva, Ticino and Neuchâtel have days of their own', () => {
  const names = (zip: string) => said(zip, '2027-01-01T00:00:00Z').map(([, name]) => name)
  expect(names('1201')).toContain('Genfer Bettag')
  expect(names('6900')).toContain('Peter und Paul')
  expect(names('2000')).toContain('Jahrestag Ausrufung der Republik')
  expect(names('8400')).not.toContain('Fronleichnam')
})

test('what is kept is small', () => {
  const size = (name: string) => readFileSync(new URL(`./${name}.generated.ts`, import.meta.url)).byteLength
  expect(size('holidays') + size('postcodes')).toBeLessThan(85_000)
})
