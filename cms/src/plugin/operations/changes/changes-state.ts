import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Database } from '../../db/database.ts'
import { aliveGroups } from '../content/alive-groups.ts'

/**
 * Rows of a page that wait to be published, as the relation `waiting(kind, id, rev)`: for `with`. A removed group counts alone,
 * whatever lies in it, and a page that is being removed counts as itself.
 */
export function waitingRows(pageId: string): SQL {
  return sql`${aliveGroups(pageId)},
    waiting as (
      select 'page' as kind, id, rev from bf_pages where id = ${pageId} and changed
      union all select 'group', g.id, g.rev from bf_groups g
        join bf_pages p on p.id = g.page_id left join bf_groups parent on parent.id = g.parent_id
        where g.page_id = ${pageId} and g.changed and parent.draft -> 'deleted' is distinct from 'true'
          and p.draft -> 'deleted' is distinct from 'true'
      union all select 'field', f.id, f.rev from bf_fields f join bf_pages p on p.id = f.page_id
        where f.page_id = ${pageId} and f.changed and f.group_id in (select id from alive)
          and p.draft -> 'deleted' is distinct from 'true')`
}

/** Name of the very changes that wait on a page (`changesStateSchema`). */
export async function changesState(db: Database, pageId: string): Promise<string> {
  const [row] = await db.rows<{ state: string | null }>(sql`
    with ${waitingRows(pageId)}
    select md5(string_agg(concat_ws(' ', kind, id, rev), ',' order by kind, id)) as state from waiting`)
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
