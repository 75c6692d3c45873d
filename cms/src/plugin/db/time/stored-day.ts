import { wallTime } from '@blickfang/contract/kernel/time/wall-time.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

const noon = '12:00:00.000Z'

/** The moment by which a day is stored: noon of UTC, as the admin's own calendar gives one. */
export function storedDay(day: string): string {
  return `${day}T${noon}`
}

/**
 * The day that a stored moment means: that of the calendar for the moment of a calendar, so that another time zone of the site moves no day; for
 * any other moment, as somebody may send it, the day on the clocks of the zone.
 */
export function dayStored(moment: Date, zone: string): string {
  const [date = '', time] = moment.toISOString().split('T')
  return time === noon ? date : wallTime(moment, zone).date
}

/** The same of a column, as a date. */
export function dayStoredIn(moment: SQL, zone: SQL): SQL {
  return sql`(${moment} at time zone case when (${moment} at time zone 'UTC')::time = '12:00' then 'UTC' else ${zone} end)::date`
}

/** The first moment of a date in a zone, as `nextMidnight` has it. Postgres takes the later of two midnights, where clocks are set back to it. */
export function beginOf(day: SQL, zone: SQL): SQL {
  const midnight = sql`((${day})::timestamp at time zone ${zone})`
  return sql`(case when ((${midnight} - interval '1 hour') at time zone ${zone})::date = ${day}
    then ${midnight} - interval '1 hour' else ${midnight} end)`
}
