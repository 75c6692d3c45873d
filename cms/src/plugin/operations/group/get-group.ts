import { findGroup } from '@blickfang/blocks/groups.ts'
import type { GroupEntry } from '@blickfang/blocks/lookup/group-entry.ts'
import type { Placed } from '@blickfang/contract/kernel/sibling-order.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { notFound } from '../../errors/not-found.ts'
import { orderOf } from '../../reading/read-sql.ts'

/** A group’s draft place, with what the catalogue knows of its kind. */
export interface GroupRow {
  readonly id: string
  readonly pageId: string
  readonly parentId: string | null
  readonly name: string
  readonly order: string
  /** Undefined when the catalogue no longer has the block. */
  readonly entry: GroupEntry | undefined
}

/** A group of the named page. Throws NOT_FOUND when there is none, or on another page. */
export async function getGroup(db: Database, pageId: string, id: string): Promise<GroupRow> {
  const [row] = await db.rows<Omit<GroupRow, 'entry'>>(sql`
    select id, page_id as "pageId", parent_id as "parentId", name, ${orderOf(sql`draft`)} as order
    from bf_groups where id = ${id} and page_id = ${pageId}`)
  if (!row) throw notFound('block')
  return { ...row, entry: findGroup(row.name) }
}

/** The groups beside each other on a page (`parentId` null) or inside a group, removed ones included: they may come back. */
export async function listSiblings(
  db: Database,
  pageId: string,
  parentId: string | null,
): Promise<(Placed & { gone: boolean; name: string })[]> {
  return db.rows(sql`
    select id, name, ${orderOf(sql`draft`)} as order, coalesce(draft -> 'deleted' = 'true', false) as gone
    from bf_groups where page_id = ${pageId} and parent_id is not distinct from ${parentId}::uuid`)
}
