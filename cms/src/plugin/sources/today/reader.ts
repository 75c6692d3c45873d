import { shopZone } from '@blickfang/contract/content/hours/shop-time.ts'
import { today } from '@blickfang/contract/sources/today/source.ts'
import { sql } from '@payloadcms/db-postgres'
import { defineReader } from '../source-reader.ts'

export const todayReader = defineReader(today, {
  rows: () => sql`to_json(to_char(now() at time zone ${shopZone}, 'YYYY-MM-DD'))`,
  view: (date: string | null) => ({ date: date ?? '' }),
})
