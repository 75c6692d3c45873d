import type { EditorPageEntry } from '@blickfang/shared/content/editor-page.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { type PageEntryRow, pageEntry, pageEntryColumns } from '../../reading/page-entry.ts'

export interface PageWithChanges extends EditorPageEntry {
  /** How many of its items wait to be published: the page itself, its groups and its fields. */
  readonly waiting: number
}

/** Pages that were removed and are not live: they can be brought back. */
export async function readRemovedPages(db: Database): Promise<EditorPageEntry[]> {
  const rows = await db.rows<PageEntryRow>(
    sql`select ${pageEntryColumns} from pages p where p.status = 'deleted' order by p.updated_at desc limit 50`,
  )
  return rows.map(pageEntry)
}

/** All pages that are not removed, in the order of the site, with how much of each waits to be published. */
export async function readPagesWithChanges(db: Database): Promise<PageWithChanges[]> {
  const rows = await db.rows<PageEntryRow & { waiting: number }>(sql`
    with w as (
      select page_id, count(*)::int as n from (
        select id as page_id from pages where changed
        union all select page_id from groups where changed
        union all select f.page_id from fields f join groups g on g.id = f.group_id where f.changed and g.status <> 'deleted') items
      group by page_id)
    select ${pageEntryColumns}, coalesce((select n from w where w.page_id = p.id), 0) as waiting
    from pages p where p.status <> 'deleted' order by p.draft ->> 'order' collate "C", p.id`)
  return rows.map(({ waiting, ...row }) => ({ ...pageEntry(row), waiting }))
}
