import { firstZone } from '@blickfang/contract/options/time-zone/first-zone.ts'
import { timeZones } from '@blickfang/contract/options/time-zone/zones.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Database } from '../database.ts'

const listed = `{${timeZones.join(',')}}`

/**
 * The time zone among stored settings; for one that is none of ours, as for none, the first: of a zone that it does not know Postgres makes an
 * error, and with it nothing of the page.
 */
export function zoneOf(settings: SQL): SQL {
  const stored = sql`(${settings} #>> '{business,timeZone}')`
  return sql`case when ${stored} = any(${listed}::text[]) then ${stored} else ${firstZone}::text end`
}

/** The time zone of the site as its settings have it at this moment: «today» is the day there. */
export async function getTimeZone(db: Pick<Database, 'rows'>): Promise<string> {
  const [row] = await db.rows<{ zone: string }>(sql`select ${zoneOf(sql`values`)} as zone from bf_settings limit 1`)
  return row?.zone ?? firstZone
}
