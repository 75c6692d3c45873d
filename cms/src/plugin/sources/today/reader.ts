import { today } from '@blickfang/contract/sources/today/source.ts'
import { sql } from '@payloadcms/db-postgres'
import { timeZone } from '../../reading/read-sql.ts'
import { defineReader } from '../source-reader.ts'

export const todayReader = defineReader(today, {
  rows: () => sql`to_json(to_char(now() at time zone ${timeZone}, 'YYYY-MM-DD'))`,
  view: (date: string | null) => ({ date: date ?? '' }),
})
