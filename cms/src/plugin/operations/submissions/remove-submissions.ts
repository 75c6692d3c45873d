import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import type { removeSubmissions as contract } from '@blickfang/contract/api/v1/forms/submissions.ts'
import { sql } from '@payloadcms/db-postgres'
import { removeFilesOf } from '../../media/remove-entry-files.ts'
import { listOf } from '../content/content-table.ts'
import type { Call } from '../operation-context.ts'

/** Removes entries for good; their mails and files go with them. */
export async function removeSubmissions({ db, body }: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const ids = listOf(body.ids, 'uuid')
  return db.transaction(async (tx) => {
    await removeFilesOf(tx, sql`select unnest(${ids})`)
    const rows = await tx.rows(sql`delete from bf_submissions where id = any(${ids}) returning id`)
    return { removed: rows.length }
  })
}
