import type { FieldRow, GroupRow, PageRow } from './page-rows.ts'

/** The part of a pg pool that the seed needs. */
interface Connections {
  connect: () => Promise<{ query: (text: string, values?: unknown[]) => Promise<unknown>; release: () => void }>
}

/** Writes pages with groups and fields in one transaction, as drafts or drafted and live at once, and claims their addresses. */
export async function writePages(
  pool: Connections,
  rows: { pages: readonly PageRow[]; groups: readonly GroupRow[]; fields: readonly FieldRow[] },
  { isLive }: { isLive: boolean },
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(
      `insert into pages (id, title, collection, role, draft, published, revs)
       select id, title, collection, role, "values", case when $2 then "values" end, '{}'
       from jsonb_to_recordset($1::jsonb) as t(id uuid, title text, collection text, role text, "values" jsonb)`,
      [JSON.stringify(rows.pages), isLive],
    )
    await client.query(
      `insert into groups (id, name, page_id, parent_id, draft, published, revs)
       select id, name, page, parent, "values", case when $2 then "values" end, '{}'
       from jsonb_to_recordset($1::jsonb) as t(id uuid, name text, page uuid, parent uuid, "values" jsonb)`,
      [JSON.stringify(rows.groups), isLive],
    )
    await client.query(
      `insert into fields (id, name, kind, page_id, group_id, draft, published, revs)
       select id, name, kind, page, "group", "values", case when $2 then "values" end, '{}'
       from jsonb_to_recordset($1::jsonb) as t(id uuid, name text, kind text, page uuid, "group" uuid, "values" jsonb)`,
      [JSON.stringify(rows.fields), isLive],
    )
    await client.query(
      `insert into page_slugs (collection, locale, slug, page_id)
       select coalesce(collection, ''), substr(key, 6), value, id
       from pages, jsonb_each_text(draft) where key like 'slug.%'`,
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
