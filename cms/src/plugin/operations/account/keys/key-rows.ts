import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import type { listKeys } from '@blickfang/contract/api/v1/account/keys.ts'
import { sql } from '@payloadcms/db-postgres'

export type Key = AnswerOf<typeof listKeys>['keys'][number]

const text = (moment: 'created_at' | 'seen_at') =>
  sql.raw(`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`)

/** The part of a key that people see. */
export const keyColumns = sql`id, name, reach, prefix, ${text('created_at')} as since, ${text('seen_at')} as seen`
