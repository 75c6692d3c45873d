import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { revertAllPages as allContract, revertPage as contract } from '@blickfang/contract/api/v1/page.ts'
import type { ChangeCounts } from '@blickfang/contract/content/changes/changes.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Database } from '../../db/database.ts'
import { checkSeen } from '../changes/changes-state.ts'
import { countChanges } from '../changes/count-changes.ts'
import { lockPage } from '../content/lock-page.ts'
import { releaseSlugs } from '../content/page-slugs.ts'
import type { Actor, Call } from '../operation-context.ts'

/**
 * Discards all unpublished changes of a page, in all languages. A page that is offline becomes what it was when it last was live; one
 * that never was keeps its name and address and nothing else. None loses its password by it: that never waits for a publish. Throws
 * NOT_FOUND, for a page that is gone too, and CHANGED_SINCE when more waits than the caller has seen.
 */
export async function revertPage(call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const { id, seen } = call.body
  const reverted = await call.db.transaction(async (tx) => {
    await lockPage(tx, id, 'exclusive')
    await checkSeen(tx, id, seen)
    return revert(tx, id, call.actor)
  })
  if (!reverted) throw new AppError('NOT_FOUND')
  return { reverted }
}

/** Discards the unpublished changes of every page. Each page is reverted wholly or not at all. */
export async function revertAllPages(call: Call<typeof allContract>): Promise<AnswerOf<typeof allContract>> {
  const pages = await call.db.rows<{ id: string }>(sql`
    select id from bf_pages p where not ${isGone}
      and (changed or exists (select 1 from bf_groups where page_id = p.id and changed)
        or exists (select 1 from bf_fields where page_id = p.id and changed))`)
  const total = { fields: 0, groups: 0, pages: 0 }
  for (const { id } of pages) {
    const counts = await call.db.transaction((tx) => revert(tx, id, call.actor))
    if (!counts) continue
    total.fields += counts.fields
    total.groups += counts.groups
    total.pages += counts.pages
  }
  return { reverted: total }
}

/** A page, as `p`, whose removal went live, or that was removed while it was offline: nothing of it waits, and its addresses are free. */
const isGone = sql`(p.published is null and p.draft -> 'deleted' is not distinct from 'true')`

async function revert(tx: Database, pageId: string, actor: Actor): Promise<ChangeCounts | null> {
  await lockPage(tx, pageId, 'exclusive')
  const [page] = await tx.rows<{ is_gone: boolean }>(
    sql`select ${isGone} as is_gone from bf_pages p where id = ${pageId}`,
  )
  if (!page || page.is_gone) return null
  const counts = await countChanges(tx, pageId)
  const wasOf = await lastLive(tx, pageId)
  await setDrafts(tx, actor, {
    table: sql`bf_fields`,
    draft: wasOf('fields'),
    where: sql`page_id = ${pageId} and ${wasOf('fields')} is not null`,
  })
  await setDrafts(tx, actor, {
    table: sql`bf_groups`,
    draft: sql`coalesce(${wasOf('groups')}, draft || '{"deleted": true}')`,
    where: sql`page_id = ${pageId}`,
  })
  const name = sql`(select jsonb_object_agg(key, value) from jsonb_each(draft) where key ~ '^(name|slug)\\.' or key in ('order', 'deleted'))`
  const password = sql`case when draft ? 'password' then jsonb_build_object('password', draft -> 'password') else '{}' end`
  await setDrafts(tx, actor, {
    table: sql`bf_pages`,
    draft: sql`coalesce(${wasOf('pages')}, ${name}, '{}') || ${password}`,
    where: sql`id = ${pageId}`,
  })
  await releaseSlugs(tx, pageId)
  return counts
}

/**
 * How rows were when the page last was live, as SQL beside each: those of a page that somebody has taken offline stand in its latest
 * revision that had a page. null: they were not live then, or never.
 */
async function lastLive(tx: Database, pageId: string): Promise<(table: 'pages' | 'groups' | 'fields') => SQL> {
  const [page] = await tx.rows<{ revision: number | null }>(sql`
    select case when published is null then (select max(number)::int from bf_revisions
      where page_id = ${pageId} and jsonb_typeof(state -> 'page') = 'object') end as revision
    from bf_pages where id = ${pageId}`)
  const revision = page?.revision ?? null
  if (revision === null) return () => sql`published`
  const state = sql`(select state from bf_revisions where page_id = ${pageId} and number = ${revision})`
  return (table) =>
    table === 'pages'
      ? sql`(${state} -> 'page')`
      : sql`(select row -> 'values' from jsonb_array_elements(${state} -> ${table}::text) row where row ->> 'id' = id::text)`
}

/** Gives rows another draft; every value that changes by it gets a new revision, so that nobody saves over it unawares. */
async function setDrafts(
  tx: Database,
  actor: Actor,
  { table, draft, where }: { table: SQL; draft: SQL; where: SQL },
): Promise<void> {
  await tx.rows(sql`
    update ${table} as item set draft = ${draft}, rev = rev + 1, updated_by_id = coalesce(${actor.id}::uuid, updated_by_id),
      revs = revs || (
        select jsonb_object_agg(key, coalesce((item.revs ->> key)::int, 0) + 1)
        from jsonb_object_keys(item.draft || ${draft}) as key
        where item.draft -> key is distinct from ${draft} -> key)
    where ${where} and item.draft is distinct from ${draft}`)
}
