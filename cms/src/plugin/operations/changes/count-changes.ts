import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { getPublicationStatus as contract } from '@blickfang/contract/api/v1/page.ts'
import type { ChangeCounts } from '@blickfang/contract/content/changes/changes.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Database } from '../../db/database.ts'
import type { Call } from '../operation-context.ts'
import { changesState, waitingRows } from './changes-state.ts'

/**
 * How much of a page waits to be published. A removed group counts once, whatever lies in it, and a page that is being
 * removed counts as itself alone. Throws NOT_FOUND.
 */
export async function countChanges(db: Database, pageId: string): Promise<ChangeCounts> {
  const [row] = await db.rows<ChangeCounts>(sql`
    with ${waitingRows(pageId)}
    select (select count(*)::int from waiting where kind = 'page') as pages,
      (select count(*)::int from waiting where kind = 'group') as groups,
      (select count(*)::int from waiting where kind = 'field') as fields
    from bf_pages where id = ${pageId}`)
  if (!row) throw new AppError('NOT_FOUND')
  return { fields: row.fields, groups: row.groups, pages: row.pages }
}

/**
 * How many things of `pages p` wait to be published as a person counts: the one number that toolbar, dialogs and admin say. A
 * new block or card is one with all that it holds, and so is what is removed; of others each text, picture or button is one,
 * all options of a block together are one, and so is what belongs to the page itself.
 */
export const waitingItems: SQL = sql`(p.changed::int + case when p.draft -> 'deleted' = 'true' then 0 else (
    select count(*)::int from bf_groups g left join bf_groups parent on parent.id = g.parent_id
    where g.page_id = p.id and g.changed and parent.draft -> 'deleted' is distinct from 'true'
      and not (g.published is null and parent.id is not null and parent.published is null)
  ) + (
    select count(*)::int from bf_fields f join bf_groups g on g.id = f.group_id left join bf_groups parent on parent.id = g.parent_id
    where f.page_id = p.id and f.changed and g.published is not null
      and g.draft -> 'deleted' is distinct from 'true' and parent.draft -> 'deleted' is distinct from 'true'
  ) end)`

/** How many things wait on one page. */
export async function countItems(db: Database, pageId: string): Promise<number> {
  const [row] = await db.rows<{ items: number }>(
    sql`select ${waitingItems} as items from bf_pages p where p.id = ${pageId}`,
  )
  return row?.items ?? 0
}

/** How many other live pages have a name, an address, a place in their collection or the like that waits. */
async function countElsewhere(db: Database, pageId: string): Promise<number> {
  const [row] = await db.rows<{ pages: number }>(
    sql`select count(*)::int as pages from bf_pages where changed and published is not null and id <> ${pageId}`,
  )
  return row?.pages ?? 0
}

/** Counts what waits to be published on a page, and how many others wait. */
export async function getPublicationStatus(call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const { id } = call.query
  const state = await changesState(call.db, id)
  return {
    changes: await countChanges(call.db, id),
    items: await countItems(call.db, id),
    elsewhere: await countElsewhere(call.db, id),
    state,
  }
}
