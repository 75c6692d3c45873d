import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'

/** A night's work: more waits for the next. */
const atOnce = 1_000
/** Revisions of a page that stay, however old. */
const keptRevisions = 10

/**
 * Removes pages for good that were removed `days` ago, with all that was on them, their addresses and revisions: as long they could be
 * brought back. Not one with anything live or changed since, and none with a role: nobody could make it again, and a release would
 * take it for one that the site never had. Answers how many.
 */
export async function removePageTombstones(db: Database, days: number): Promise<number> {
  const gone = await db.rows(sql`
    delete from bf_pages p where p.id in (
      select id from bf_pages where status = 'deleted' and published is null and role is null
        and updated_at < now() - make_interval(days => ${days}) order by updated_at limit ${atOnce})
    and p.status = 'deleted' and p.published is null
    and not exists (select 1 from bf_groups g where g.page_id = p.id
      and (g.published is not null or g.updated_at >= now() - make_interval(days => ${days})))
    and not exists (select 1 from bf_fields f where f.page_id = p.id
      and (f.published is not null or f.updated_at >= now() - make_interval(days => ${days})))
    returning p.id`)
  return gone.length
}

/** The same for blocks and cards that were removed from pages, with the cards in them and their fields. */
export async function removeGroupTombstones(db: Database, days: number): Promise<number> {
  const gone = await db.rows(sql`
    with recursive old as (
      (select id as root, id from bf_groups where status = 'deleted' and published is null
        and updated_at < now() - make_interval(days => ${days}) order by updated_at limit ${atOnce})
      union all
      select o.root, g.id from bf_groups g join old o on g.parent_id = o.id),
    used as (
      select o.root from old o join bf_groups g on g.id = o.id
        where g.published is not null or g.updated_at >= now() - make_interval(days => ${days})
      union
      select o.root from old o join bf_fields f on f.group_id = o.id
        where f.published is not null or f.updated_at >= now() - make_interval(days => ${days}))
    delete from bf_groups where id in (select root from old except select root from used)
      and status = 'deleted' and published is null
    returning id`)
  return gone.length
}

/** Removes what a page showed more than `days` ago, but never its last ten revisions. Answers how many. */
export async function removeRevisions(db: Database, days: number): Promise<number> {
  const gone = await db.rows(sql`
    delete from bf_revisions where id in (
      select id from (
        select id, created_at, row_number() over (partition by page_id order by number desc) as place from bf_revisions) numbered
      where place > ${keptRevisions} and created_at < now() - make_interval(days => ${days}) limit ${atOnce})
    returning id`)
  return gone.length
}

/** Removes templates for good that somebody removed `days` ago. Answers how many. */
export async function removeTemplateTombstones(db: Database, days: number): Promise<number> {
  const gone = await db.rows(
    sql`delete from bf_content_templates where removed_at < now() - make_interval(days => ${days}) returning id`,
  )
  return gone.length
}
