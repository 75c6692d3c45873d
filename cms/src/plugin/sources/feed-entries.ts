import type { FeedEntry } from '@blickfang/contract/sources/feed-entry.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Found } from './source-reader.ts'

interface EntryRow extends Omit<FeedEntry, 'image'> {
  readonly mediaId: string | null
}

/** How a source answers with the entries that a feed of this name keeps. */
export function feedEntries(key: string) {
  return {
    rows: (): SQL => sql`(select f.data::json->'entries' from bf_feeds f where f.key = ${key}::text)`,
    mediaIds: (rows: SQL): SQL =>
      sql`select entry->>'mediaId' as id from json_array_elements(case json_typeof(${rows}) when 'array' then ${rows} end) entry`,
    view: (rows: EntryRow[] | null, { media }: Found): FeedEntry[] =>
      (rows ?? []).map(({ mediaId, ...entry }) => ({ ...entry, image: (mediaId && media.get(mediaId)) || null })),
  }
}
