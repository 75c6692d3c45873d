import { nextMidnight } from '@blickfang/contract/kernel/time/next-midnight.ts'
import { wallTime } from '@blickfang/contract/kernel/time/wall-time.ts'
import { timeZones } from '@blickfang/contract/options/time-zone/zones.ts'
import { propertyRuns } from '@blickfang/testing/property-runs.ts'
import { sql } from '@payloadcms/db-postgres'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { getTimeZone } from './get-time-zone.ts'
import { beginOf, dayStored, dayStoredIn, storedDay } from './stored-day.ts'

let cms: TestCms
/** Zones of which this engine and this Postgres have the same rules: laws change, and each brings its own edition of them. */
let zones: readonly string[]

beforeAll(async () => {
  cms = await startCms()
  zones = await zonesOfBoth()
})
afterAll(() => cms.stop())

/** Moments of the years whose rules the engine and Postgres both know, and the hours around changes of clocks, which are at night. */
const moments = fc.oneof(
  fc.date({ min: new Date('2026-01-01'), max: new Date('2029-12-01'), noInvalidDate: true }),
  fc
    .record({ day: fc.integer({ min: 0, max: 1400 }), minute: fc.integer({ min: -180, max: 900 }) })
    .map(({ day, minute }) => new Date(Date.parse('2026-01-01') + day * 86_400_000 + minute * 60_000)),
)

async function zonesOfBoth(): Promise<readonly string[]> {
  const rows = await cms.db.rows<{ zone: string; at: string; clock: string }>(sql`
    select zone, at::text as at, to_char(at at time zone zone, 'YYYY-MM-DD HH24:MI') as clock
    from unnest(${`{${timeZones.join(',')}}`}::text[]) zone,
      generate_series(timestamptz '2026-01-01', '2029-12-01', '2 days') at`)
  const others = rows.filter(({ zone, at, clock }) => {
    const { date, time } = wallTime(new Date(at), zone)
    return clock !== `${date} ${time}`
  })
  return timeZones.filter((zone) => !others.some((row) => row.zone === zone))
}

/** Nights in which clocks are set back to midnight, over it, or put on at it. */
const nightsOfChange = [
  ['Atlantic/Azores', '2026-10-24T12:00:00Z'],
  ['America/Havana', '2026-10-31T12:00:00Z'],
  ['America/Santiago', '2026-04-04T12:00:00Z'],
  ['America/Santiago', '2026-09-05T12:00:00Z'],
  ['Africa/Cairo', '2026-04-23T12:00:00Z'],
  ['Africa/Cairo', '2026-10-29T12:00:00Z'],
  ['Asia/Beirut', '2026-10-24T12:00:00Z'],
] as const

test('Postgres knows every zone that is offered', async () => {
  const known = await cms.db.rows<{ name: string }>(sql`select name from pg_timezone_names`)
  const names = new Set(known.map(({ name }) => name))
  expect(timeZones.filter((zone) => !names.has(zone))).toEqual([])
})

test('nearly all zones have the same rules in Postgres and here', () => {
  expect(timeZones.length - zones.length).toBeLessThan(10)
})

test('Postgres and pages agree on the day in every zone, on the day that is stored, and on when it ends', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ now: moments, zone: fc.constantFrom(...zones) }), { minLength: 1, maxLength: 60 }),
      async (places) => {
        const listed = places.map(({ now, zone }) => ({ at: now.toISOString(), zone }))
        const day = dayStoredIn(sql`at`, sql`zone`)
        const rows = await cms.db.rows<{ today: string; stored: string; ends: string }>(sql`
        select to_char(at at time zone zone, 'YYYY-MM-DD') as today, ${day}::text as stored,
          (extract(epoch from ${beginOf(sql`((at at time zone zone)::date + 1)`, sql`zone`)}) * 1000)::bigint::text as ends
        from jsonb_to_recordset(${JSON.stringify(listed)}::jsonb) as p(at timestamptz, zone text)`)
        expect(rows.map((row) => ({ ...row, ends: new Date(Number(row.ends)).toISOString() }))).toEqual(
          places.map(({ now, zone }) => ({
            today: wallTime(now, zone).date,
            stored: dayStored(now, zone),
            ends: nextMidnight(now, zone).toISOString(),
          })),
        )
      },
    ),
    { numRuns: propertyRuns(60), examples: [[nightsOfChange.map(([zone, at]) => ({ zone, now: new Date(at) }))]] },
  )
})

test('a day of the calendar stays the same day in every zone', async () => {
  const stored = new Date(storedDay('2027-03-01'))
  expect(timeZones.filter((zone) => dayStored(stored, zone) !== '2027-03-01')).toEqual([])
  const rows = await cms.db.rows<{ day: string }>(sql`
    select distinct ${dayStoredIn(sql`${stored.toISOString()}::timestamptz`, sql`zone`)}::text as day
    from unnest(${`{${timeZones.join(',')}}`}::text[]) zone`)
  expect(rows).toEqual([{ day: '2027-03-01' }])
})

test.each([
  [{}, 'Europe/Zurich'],
  [{ business: { timeZone: 'Pacific/Auckland' } }, 'Pacific/Auckland'],
  // As a newer version, or a hand, has left it: Postgres would throw.
  [{ business: { timeZone: 'Mars/Olympus' } }, 'Europe/Zurich'],
  [{ business: { timeZone: 7 } }, 'Europe/Zurich'],
])('the settings %j make the site’s zone %s', async (settings, zone) => {
  await cms.db.rows(sql`update bf_settings set "values" = ${JSON.stringify(settings)}::jsonb`)
  expect(await getTimeZone(cms.db)).toBe(zone)
})
