import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../db/database.ts'

const tables = [
  'bf_pages',
  'bf_groups',
  'bf_fields',
  'bf_page_slugs',
  'bf_redirects',
  'bf_revisions',
  'bf_media',
  'bf_navigation',
  'bf_settings',
  'bf_cache_journal',
  'bf_branches',
]

/** Everything that editors and visitors can change or see, row by row: equal dumps mean that nothing has changed. */
export async function dumpContent(db: Database): Promise<Record<string, unknown[]>> {
  const dump: Record<string, unknown[]> = {}
  for (const table of tables) {
    dump[table] = await db.rows(
      sql`select to_jsonb(t) as row from ${sql.identifier(table)} t order by to_jsonb(t)::text`,
    )
  }
  return dump
}
