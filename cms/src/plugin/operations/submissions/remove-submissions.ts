import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import type { removeSubmissions as contract } from '@blickfang/contract/api/v1/forms/submissions.ts'
import { sql } from '@payloadcms/db-postgres'
import { listOf } from '../content/content-table.ts'
import type { Call } from '../operation-context.ts'

/** Removes entries for good; their mails go with them. */
export async function removeSubmissions({ db, body }: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const rows = await db.rows(sql`delete from submissions where id = any(${listOf(body.ids, 'uuid')}) returning id`)
  return { removed: rows.length }
}
