import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/** True for those of `pages p` that belong to one collection; null: to none. */
export function isOfCollection(collection: string | null): SQL {
  return collection === null ? sql`p.collection is null` : sql`p.collection = ${collection}`
}

/**
 * True for those of `pages p` with each of the words in their names and addresses, in any language. Found by `pages_words_idx`; words
 * of one or two letters by a look at each page.
 */
export function hasWords(search: string): SQL {
  const words = search.split(/\s+/).filter((word) => word !== '')
  const conditions = words.map((word) => sql`p.words ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`)
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}
