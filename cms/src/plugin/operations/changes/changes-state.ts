import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'

/** Name of the very changes that wait on a page (`changesStateSchema`). */
export async function changesState(db: Database, pageId: string): Promise<string> {
  const [row] = await db.rows<{ state: string | null }>(sql`
    select md5(string_agg(concat_ws(' ', kind, id, rev), ',' order by kind, id)) as state from (
      select 'page' as kind, id, rev from bf_pages where id = ${pageId} and changed
      union all select 'group', id, rev from bf_groups where page_id = ${pageId} and changed
      union all select 'field', id, rev from bf_fields where page_id = ${pageId} and changed) waiting`)
  return row?.state ?? ''
}

/**
 * Refuses what would touch more than the caller has seen, or other things. Where nothing waits any more it has been done already, by
 * a request whose answer was lost. The page is locked by the caller. Throws CHANGED_SINCE.
 */
export async function checkSeen(tx: Database, pageId: string, seen: string | undefined): Promise<void> {
  if (seen === undefined) return
  const state = await changesState(tx, pageId)
  if (state !== '' && state !== seen) throw new AppError('CHANGED_SINCE')
}
