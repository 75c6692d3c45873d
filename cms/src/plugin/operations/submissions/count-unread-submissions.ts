import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import type { countUnreadSubmissions as contract } from '@blickfang/contract/api/v1/forms/submissions.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Call } from '../operation-context.ts'

/** How many entries nobody has read. */
export async function countUnreadSubmissions({ db }: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const [row] = await db.rows<{ unread: number }>(
    sql`select count(*)::int as unread from bf_submissions where not coalesce(is_read, false)`,
  )
  return row ?? { unread: 0 }
}
