import { allBlocks } from '@blickfang/blocks/own/all-blocks.ts'
import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Database } from '../../db/database.ts'
import { isAlive } from '../../reading/read-sql.ts'
import { aliveGroups } from '../content/alive-groups.ts'
import { jsonb, listOf } from '../content/content-table.ts'
import type { Actor } from '../operation-context.ts'

/** The blocks that show pages, each with its collection. */
const containers = allBlocks.flatMap(({ name, collection }) =>
  collection ? [{ name, collection: collection.name }] : [],
)
const container: SQL = sql`jsonb_to_recordset(${jsonb(containers)}) as container(name text, collection text)`
const items = sql.raw(`'${valueKeys.items.key()}'`)

/** A page of a collection that a container of the page which goes live shows again, or keeps back from now on. */
interface Turned {
  readonly id: string
  readonly isShown: boolean
}

/** Finds what publishing the page will show again or keep back of the collections of its containers. To be asked before its rows go live. */
export async function listTurned(tx: Database, pageId: string): Promise<readonly Turned[]> {
  await lockCollections(tx, pageId)
  return tx.rows<Turned>(sql`
    with ${aliveGroups(pageId)},
    arranged as (
      select container.collection, g.draft -> ${items} as next, g.published -> ${items} as live
      from bf_groups g join ${container} on container.name = g.name
      where g.page_id = ${pageId} and g.id in (select id from alive)
        and g.draft -> ${items} is distinct from g.published -> ${items})
    select p.id, not bool_or(arranged.next -> 'archived' ? p.id::text) as "isShown"
    from arranged join bf_pages p on p.collection = arranged.collection
    where (arranged.next -> 'archived' ? p.id::text and not coalesce(arranged.live -> 'archived' ? p.id::text, false))
      or (arranged.next -> 'shown' ? p.id::text and not coalesce(arranged.live -> 'shown' ? p.id::text, false)
        and p.draft -> 'archived' = 'true')
    group by p.id order by p.id`)
}

/** Containers of a collection go live one after the other: whether another one shows a page, each reads of what is live. */
async function lockCollections(tx: Database, pageId: string): Promise<void> {
  await tx.rows(sql`
    select pg_advisory_xact_lock(hashtextextended('arranged ' || collection, 0)) from (
      select distinct container.collection from bf_groups g join ${container} on container.name = g.name
      where g.page_id = ${pageId} and g.draft -> ${items} is distinct from g.published -> ${items}
      order by container.collection) arranged`)
}

/**
 * Archives those that no container shows to visitors any more, and brings back those that one shows again: their addresses, the
 * search and whatever else lists pages go with it. Answers whom it concerned. Draft and live change alike, so nothing of it waits.
 */
export async function moveMembers(tx: Database, turned: readonly Turned[], actor: Actor): Promise<readonly string[]> {
  if (turned.length === 0) return []
  const idsOf = (isShown: boolean) =>
    listOf(
      turned.filter((one) => one.isShown === isShown).map(({ id }) => id),
      'uuid',
    )
  const isShownSomewhere = sql`exists (
    select from bf_groups g join ${container} on container.name = g.name join bf_pages o on o.id = g.page_id
    where container.collection = p.collection and ${isAlive(sql`g.published`)} and ${isAlive(sql`o.published`)}
      and not coalesce(g.published -> ${items} -> 'archived' ? p.id::text, false)
      and not coalesce(g.published -> ${items} -> 'only' = 'true' and not g.published -> ${items} -> 'shown' ? p.id::text, false))`
  const rows = await tx.rows<{ id: string }>(sql`
    with away as (
      select p.id from bf_pages p where p.id = any(${idsOf(false)}) and p.draft -> 'archived' is distinct from 'true'
        and not ${isShownSomewhere}),
    back as (select p.id from bf_pages p where p.id = any(${idsOf(true)}) and p.draft -> 'archived' = 'true')
    update bf_pages p set
      draft = case when p.id in (select id from away) then draft || '{"archived": true}' else draft - 'archived' end,
      published = case when p.id in (select id from away) then published || '{"archived": true}' else published - 'archived' end,
      revs = revs || jsonb_build_object('archived', coalesce((revs ->> 'archived')::int, 0) + 1),
      rev = rev + 1, updated_by_id = coalesce(${actor.id}::uuid, updated_by_id)
    where p.id in (select id from away union select id from back) returning p.id`)
  return rows.map(({ id }) => id)
}
