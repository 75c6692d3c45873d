import { locales } from '@blickfang/contract/kernel/locale.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../../db/database.ts'
import { keyIn } from '../../../reading/read-sql.ts'
import { listOf } from '../../content/content-table.ts'
import type { FieldRow, GroupRow, PageRow } from './page-rows.ts'

interface SeedRows {
  readonly pages: readonly PageRow[]
  readonly groups: readonly GroupRow[]
  readonly fields: readonly FieldRow[]
}

/** Writes pages with groups and fields in one transaction, as drafts or drafted and live at once, and claims their addresses. */
export async function writePages(db: Database, rows: SeedRows, { isLive }: { isLive: boolean }): Promise<void> {
  await db.transaction(async (tx) => {
    await insertPages(tx, rows, { isLive })
    const slug = keyIn('slug', sql`locale`)
    await tx.rows(sql`
      insert into bf_page_slugs (collection, locale, slug, page_id)
      select coalesce(collection, ''), locale, draft ->> ${slug}, id
      from bf_pages, unnest(${listOf(locales, 'text')}) as locale where draft ? ${slug}`)
  })
}

/** The rows alone: whoever calls claims the addresses. */
export async function insertPages(tx: Database, rows: SeedRows, { isLive }: { isLive: boolean }): Promise<void> {
  await tx.rows(sql`
    insert into bf_pages (id, title, collection, role, draft, published, revs)
    select id, title, collection, role, "values", case when ${isLive} then "values" end, '{}'
    from jsonb_to_recordset(${JSON.stringify(rows.pages)}::jsonb)
      as t(id uuid, title text, collection text, role text, "values" jsonb)`)
  await tx.rows(sql`
    insert into bf_groups (id, name, page_id, parent_id, draft, published, revs)
    select id, name, page, parent, "values", case when ${isLive} then "values" end, '{}'
    from jsonb_to_recordset(${JSON.stringify(rows.groups)}::jsonb)
      as t(id uuid, name text, page uuid, parent uuid, "values" jsonb)`)
  await tx.rows(sql`
    insert into bf_fields (id, name, kind, page_id, group_id, draft, published, revs)
    select id, name, kind, page, "group", "values", case when ${isLive} then "values" end, '{}'
    from jsonb_to_recordset(${JSON.stringify(rows.fields)}::jsonb)
      as t(id uuid, name text, kind text, page uuid, "group" uuid, "values" jsonb)`)
}
