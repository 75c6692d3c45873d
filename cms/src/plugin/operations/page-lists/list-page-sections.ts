import { findGroup } from '@blickfang/blocks/groups.ts'
import { allBlocks } from '@blickfang/blocks/own/all-blocks.ts'
import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import type { listPageSections as contract } from '@blickfang/contract/api/v1/page.ts'
import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { pageOrder } from '../../reading/page-entry.ts'
import { isAlive } from '../../reading/read-sql.ts'
import { listOf } from '../content/content-table.ts'
import type { Call } from '../operation-context.ts'
import { listPages } from './list-pages.ts'
import { hasWords } from './page-filter.ts'

/** The beginning of each list of pages that are not removed, or of what is found in each. */
export async function listPageSections(context: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const { search = '', limit } = context.query
  const sections = search.trim() === '' ? await countAll(context.db) : await countFound(context.db, search)
  const containers = await findContainers(context.db)
  return {
    sections: await Promise.all(
      sections.map(async ({ collection, total }) => {
        const query = { includeDrafts: true, collection: collection ?? '', search, limit }
        const container = containers.get(collection ?? '') ?? null
        return { collection, total, container, ...(await listPages({ ...context, query })) }
      }),
    ),
  }
}

/** The block of each collection that arranges it for visitors. */
async function findContainers(db: Database): Promise<ReadonlyMap<string, { pageId: string; groupId: string }>> {
  const names = allBlocks.flatMap(({ name, collection }) => (collection ? [name] : []))
  const rows = await db.rows<{ name: string; pageId: string; groupId: string }>(sql`
    select distinct on (g.name) g.name, g.id as "groupId", g.page_id as "pageId"
    from bf_groups g join bf_pages p on p.id = g.page_id
    where g.name = any(${listOf(names, 'text')}) and g.published is not null and g.parent_id is null
      and ${isAlive(sql`g.draft`)} and ${isAlive(sql`p.draft`)}
    order by g.name, g.draft ? ${valueKeys.items.key()}::text desc, ${pageOrder}, p.id, g.draft ->> 'order' collate "C", g.id`)
  return new Map(
    rows.flatMap(({ name, ...container }) => {
      const collection = findGroup(name)?.block.collection?.name
      return collection ? [[collection, container] as const] : []
    }),
  )
}

interface Count {
  readonly collection: string | null
  readonly total: number
}

/** The names by going from one to the next in the index: to look at each page for its collection would take longer the more there are. */
function countAll(db: Database): Promise<Count[]> {
  return db.rows<Count>(sql`
    with recursive named (name) as (
      select min(collection) from bf_pages where status <> 'deleted'
      union all
      select (select min(collection) from bf_pages where status <> 'deleted' and collection > named.name)
      from named where named.name is not null)
    select * from (
      select null as collection, (select count(*)::int from bf_pages where status <> 'deleted' and collection is null) as total
      union all
      select name, (select count(*)::int from bf_pages where status <> 'deleted' and collection = named.name)
      from named where name is not null) counted
    where total > 0`)
}

function countFound(db: Database, search: string): Promise<Count[]> {
  return db.rows<Count>(sql`
    select collection, count(*)::int as total from bf_pages p
    where p.status <> 'deleted' and ${hasWords(search)} group by collection order by collection nulls first`)
}
