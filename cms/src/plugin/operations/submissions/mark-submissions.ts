import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import type { markSubmissions as contract } from '@blickfang/contract/api/v1/forms/submissions.ts'
import { sql } from '@payloadcms/db-postgres'
import { listOf } from '../content/content-table.ts'
import type { Call } from '../operation-context.ts'

/** Marks entries, and nothing else about them. */
export async function markSubmissions({ db, body }: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const { ids, isRead = null, isAnswered = null } = body
  const rows = await db.rows(sql`
    update bf_submissions set is_read = coalesce(${isRead}, is_read), is_answered = coalesce(${isAnswered}, is_answered),
      updated_at = now()
    where id = any(${listOf(ids, 'uuid')}) returning id`)
  return { marked: rows.length }
}
