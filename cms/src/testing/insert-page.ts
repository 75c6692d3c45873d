import type { ContentValues } from '@blickfang/contract/content/values.ts'
import { sql } from '@payloadcms/db-postgres'
import { v4, v5 } from 'uuid'
import type { Database } from '../plugin/db/database.ts'

interface TestGroup {
  readonly name: string
  readonly values?: ContentValues
  readonly fields?: Readonly<Record<string, ContentValues>>
  readonly children?: readonly TestGroup[]
}

interface TestPage {
  readonly collection?: string
  readonly role?: string
  readonly values: ContentValues
  readonly groups?: readonly TestGroup[]
  /** Live values; the values themselves unless named, null for a page that was never live. */
  readonly published?: ContentValues | null
}

/** Writes a page as it stands, past every rule, so that a test of reading depends on nothing else. Groups keep their order. */
export async function insertPage(db: Database, page: TestPage): Promise<{ id: string }> {
  const id = v4()
  const live = page.published === undefined ? page.values : page.published
  await db.rows(sql`insert into bf_pages (id, collection, role, draft, published)
    values (${id}, ${page.collection ?? null}, ${page.role ?? null}, ${page.values}, ${live})`)
  await db.rows(sql`insert into bf_page_slugs (collection, locale, slug, page_id)
    select distinct ${page.collection ?? ''}, substr(key, 6), value, ${id}::uuid
    from (select ${page.values}::jsonb as values union all select ${live}::jsonb) state, jsonb_each_text(state.values) where key like 'slug.%' and value is not null`)
  await insertGroups(db, { pageId: id, parentId: null, groups: page.groups ?? [], isLive: live !== null })
  return { id }
}

async function insertGroups(
  db: Database,
  {
    pageId,
    parentId,
    groups,
    isLive,
  }: { pageId: string; parentId: string | null; groups: readonly TestGroup[]; isLive: boolean },
): Promise<void> {
  for (const [index, group] of groups.entries()) {
    const id = v4()
    const values = { order: `a${index}`, ...group.values }
    await db.rows(sql`insert into bf_groups (id, page_id, parent_id, name, draft, published)
      values (${id}, ${pageId}, ${parentId}, ${group.name}, ${values}, ${isLive ? values : null})`)
    for (const [name, content] of Object.entries(group.fields ?? {})) {
      await db.rows(sql`insert into bf_fields (id, page_id, group_id, name, kind, draft, published)
        values (${v5(name, id)}, ${pageId}, ${id}, ${name}, 'text', ${content}, ${isLive ? content : null})`)
    }
    await insertGroups(db, { pageId, parentId: id, groups: group.children ?? [], isLive })
  }
}
