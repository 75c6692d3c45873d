import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import type { listSubmissions as contract } from '@blickfang/contract/api/v1/forms/submissions.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Call } from '../operation-context.ts'
import { getSettings } from '../settings/save-settings.ts'
import { type SubmissionRow, submissionColumns, submissionInWords, submissionsAsked } from './submission-rows.ts'

/** Lists entries, newest first. An entry that was removed since, and is named by `after`, ends the list. */
export async function listSubmissions({ db, query }: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const { limit, after, language } = query
  const following = after
    ? sql`and (s.created_at, s.id) < (select created_at, id from bf_submissions where id = ${after})`
    : sql``
  const rows = await db.rows<SubmissionRow>(sql`
    select ${submissionColumns} from bf_submissions s where ${submissionsAsked(query)} ${following}
    order by s.created_at desc, s.id desc limit ${limit + 1}`)
  const [counts] = await db.rows<{ total: number; open: number; unread: number }>(sql`
    select count(*)::int as total, (count(*) filter (where not coalesce(is_answered, false)))::int as open,
      (count(*) filter (where not coalesce(is_read, false)))::int as unread from bf_submissions`)
  const { keepDays } = (await getSettings({ db })).settings.forms
  const shown = rows.slice(0, limit)
  return {
    entries: shown.map((row) => submissionInWords(row, language, keepDays)),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
    ...(counts ?? { total: 0, open: 0, unread: 0 }),
  }
}
