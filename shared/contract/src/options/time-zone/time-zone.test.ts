import { expect, test } from 'vitest'
import { countries } from '../country/option.ts'
import { firstZone } from './first-zone.ts'
import { offeredZones } from './offered-zones.ts'
import { timeZone } from './option.ts'
import { zoneName } from './zone-names.ts'
import { timeZones, zoneIn } from './zones.ts'

const { schema } = timeZone({ de: '', fr: '', en: '' })

test.each(['de', 'fr', 'en'])(
  'every zone is known to this engine, and is chosen by a name of its own (%s)',
  (language) => {
    const offered = offeredZones(language, new Date())
    expect(new Set(offered.map(({ label }) => label)).size).toBe(timeZones.length)
    expect(new Set(timeZones).size).toBe(timeZones.length)
    expect(offered.filter(({ label }) => /[_/]/.test(label))).toEqual([])
  },
)

test('a zone is named with what its clocks are ahead by now, in summer as in winter', () => {
  const labels = (now: string) => offeredZones('de', new Date(now)).map(({ label }) => label)
  expect(labels('2026-01-15T12:34:56Z')).toEqual(
    expect.arrayContaining(['Zürich (UTC+1)', 'Kathmandu (UTC+5:45)', 'New York (UTC−5)', 'London (UTC+0)']),
  )
  expect(labels('2026-07-15T12:34:56Z')).toEqual(expect.arrayContaining(['Zürich (UTC+2)', 'St. John’s (UTC−2:30)']))
  expect([zoneName('Europe/Vienna', 'fr'), zoneName('Europe/Vienna', 'en')]).toEqual(['Vienne', 'Vienna'])
})

test('only zones of the list are taken', () => {
  expect(timeZones.filter((zone) => !schema.safeParse(zone).success)).toEqual([])
  for (const wrong of ['', 'europe/zurich', 'Europe/Nowhere', 'UTC', '+02:00', 'CET', null, 1])
    expect(schema.safeParse(wrong).success).toBe(false)
})

test.each([
  ['CH', undefined, 'Europe/Zurich'],
  ['DE', undefined, 'Europe/Berlin'],
  ['AT', 'Europe/Zurich', 'Europe/Vienna'],
  ['US', undefined, 'America/New_York'],
  ['US', 'Pacific/Honolulu', 'Pacific/Honolulu'],
  ['NZ', 'Pacific/Chatham', 'Pacific/Chatham'],
  ['PF', 'Europe/Kiev', 'Pacific/Tahiti'],
  ['AQ', 'Pacific/Auckland', 'Pacific/Auckland'],
  ['AQ', 'Asia/Saigon', firstZone],
])('a site in %s, made in the zone %s, is in %s', (country, own, zone) => {
  expect(zoneIn(country, own)).toBe(zone)
})

test('all countries but some islands without people have a zone of their own clocks', () => {
  const elsewhere = countries.filter((country) => zoneIn(country) === firstZone)
  expect(elsewhere).toEqual(['AQ', 'BV', 'CH', 'GS', 'HM', 'IO', 'LI', 'NF', 'PN', 'UM'])
})
