import type { ContentValues } from '@blickfang/contract/content/values.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import type { Names } from '@blickfang/contract/kernel/option.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { listOf } from '../../operations/content/content-table.ts'

/** Reads the names of the pages and media to which values refer, and of the pages with a role. Things that are gone have no name. */
export async function findNames(db: Database, values: readonly ContentValues[], language: string): Promise<Names> {
  const ids = listOf([...new Set(values.flatMap(idsIn))], 'uuid')
  const pages = await db.rows<{ key: string; name: string }>(sql`
    select id::text as key, title as name from bf_pages where id = any(${ids})
    union select '~' || role, title from bf_pages where role is not null`)
  const media = await db.rows<{ id: string; name: string }>(
    sql`select id, coalesce(original_filename, filename) as name from bf_media where id = any(${ids})`,
  )
  const pageNames = new Map(pages.map(({ key, name }) => [key, name]))
  const mediaNames = new Map(media.map(({ id, name }) => [id, name]))
  return {
    language,
    pageName: ({ id, role }) => pageNames.get(id ?? role ?? '') ?? null,
    mediumName: (id) => mediaNames.get(id) ?? null,
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Everything in a value that is an id: of a page, of a medium, or of neither. */
function idsIn(value: Json | ContentValues): string[] {
  if (typeof value === 'string') return uuid.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : []
}
