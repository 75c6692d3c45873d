import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import type { Actor } from '../operation-context.ts'

/**
 * Records the page's whole published state under the page's next number, unless it is what the last revision holds.
 * Answers the number of the revision that is live. To be called under the page's exclusive lock.
 */
export async function writeRevision(tx: Database, pageId: string, actor: Actor): Promise<number> {
  const [row] = await tx.rows<{ number: number }>(sql`
    with state as (select jsonb_build_object(
      'page', (select published from bf_pages where id = ${pageId}),
      'groups', coalesce((select jsonb_agg(jsonb_build_object('id', id, 'parentId', parent_id, 'name', name, 'values', published) order by id)
        from bf_groups where page_id = ${pageId} and published is not null), '[]'),
      'fields', coalesce((select jsonb_agg(jsonb_build_object('id', id, 'groupId', group_id, 'name', name, 'values', published) order by id)
        from bf_fields where page_id = ${pageId} and published is not null), '[]')
    ) as state),
    latest as (select number, state from bf_revisions where page_id = ${pageId} order by number desc limit 1),
    written as (
      insert into bf_revisions (page_id, number, actor_id, key_name, state)
      select ${pageId}, coalesce((select number from latest), 0) + 1, ${actor.id}::uuid, ${actor.key?.name ?? null}, state
      from state
      where state is distinct from (select state from latest)
      returning number
    )
    select coalesce((select number from written), (select number from latest))::int as number`)
  return row?.number ?? 0
}
