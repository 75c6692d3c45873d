import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import type { exportSubmissions as contract } from '@blickfang/contract/api/v1/forms/submissions.ts'
import { entriesCsv } from '@blickfang/contract/forms/table/entries-csv.ts'
import { sql } from '@payloadcms/db-postgres'
import { getTimeZone } from '../../db/time/get-time-zone.ts'
import type { Call } from '../operation-context.ts'
import { type SubmissionRow, submissionColumns, submissionsAsked } from './submission-rows.ts'

/** The entries that were asked for, newest first, as a table. */
export async function exportSubmissions({ db, query }: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const rows = await db.rows<SubmissionRow>(sql`
    select ${submissionColumns} from bf_submissions s where ${submissionsAsked(query)} order by s.created_at desc, s.id desc`)
  const entries = rows.map((row) => ({ ...row, createdAt: new Date(row.at).toISOString() }))
  return { csv: entriesCsv(entries, query.language, await getTimeZone(db)) }
}
