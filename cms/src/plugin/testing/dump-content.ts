import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../db/database.ts'

const tables = [
  'pages',
  'groups',
  'fields',
  'page_slugs',
  'redirects',
  'revisions',
  'media',
  'navigation',
  'settings',
  'cache_journal',
  'branches',
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
