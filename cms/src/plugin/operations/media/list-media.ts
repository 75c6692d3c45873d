import type { AnswerOf, QueryOf } from '@blickfang/contract/api/endpoint.ts'
import type { listMedia as contract, mediaOrders } from '@blickfang/contract/api/v1/media.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import type { Database } from '../../db/database.ts'
import { listOf } from '../content/content-table.ts'
import type { Call } from '../operation-context.ts'
import { usedMedia } from './list-media-uses.ts'
import { listMediaRows } from './media-rows.ts'

/** Media a page of the library shows, and videos. Source: spec/editor.md §9. */
const pageSize = 40
const videoPageSize = 20

/** Each ends in the id, so that no medium is on two pages of the list or on none; each has an index. */
const orders: { readonly [O in (typeof mediaOrders)[number]]: SQL } = {
  updated: sql`m.updated_at desc, m.id`,
  created: sql`m.created_at desc, m.id`,
  name: sql`media_name_key(coalesce(m.original_filename, m.filename)), m.id`,
  size: sql`m.filesize desc nulls last, m.id`,
}

/** Lists originals; the search looks into names, alternative texts and tags, each by an index of its own. */
export async function listMedia({ payload, db, query }: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const { ids, total } = await findPage(db, { query, payload })
  const page = sql`join unnest(${listOf(ids, 'uuid')}) with ordinality page (id, place) on page.id = m.id order by page.place`
  return { media: await listMediaRows(db, page), total }
}

interface Asked {
  readonly query: QueryOf<typeof contract>
  readonly payload: Payload
}

/**
 * Ids of one page and the number of all. A question about words or uses is answered once for both; otherwise each has an index to go
 * by. The rows themselves are read for the page alone: Postgres makes those that an offset passes by, too.
 */
async function findPage(db: Database, { query, payload }: Asked): Promise<{ ids: string[]; total: number }> {
  const isLookedFor = query.unused !== undefined || (query.search ?? '').trim() !== ''
  const limit = query.type === 'video' ? videoPageSize : pageSize
  const [found] = await db.rows<{ ids: string[]; total: number }>(sql`
    with found as ${isLookedFor ? sql`materialized` : sql`not materialized`} (
      select m.id, m.updated_at, m.created_at, m.original_filename, m.filename, m.filesize from media m
      where ${sql.join(conditionsOf(query, payload), sql` and `)})
    select (select count(*)::int from found) as total,
      array(select m.id from found m order by ${orders[query.sort]} limit ${limit} offset ${query.offset}) as ids`)
  return found ?? { ids: [], total: 0 }
}

function conditionsOf(
  { id, type, folder, tag, unused, search = '' }: QueryOf<typeof contract>,
  payload: Payload,
): SQL[] {
  const words = search.trim()
  return [
    id === undefined ? sql`m.parent_id is null` : sql`m.id = ${id}`,
    ...(type === undefined ? [] : [sql`m.media_type = ${type}`]),
    ...(folder === undefined ? [] : [sql`m.bucket_folder = ${folder}`]),
    ...(tag === undefined
      ? []
      : [sql`m.id in (select parent_id from media_texts where path = 'tags' and text = ${tag})`]),
    ...(unused === undefined ? [] : [sql`not exists (select from (${usedMedia(payload)}) used where used.id = m.id)`]),
    ...(words === '' ? [] : [sql`m.id in (${idsWith(words)})`]),
  ]
}

/** Ids a search answers at most; the statement that asks for them takes each as a value of its own. */
const maxFound = 10_000

/** Ids of the media, newest first, that have each of the words in their name, an alternative text or a tag. */
export async function findMediaWith(db: Database, search: string): Promise<string[]> {
  const words = search.split(/\s+/).filter((word) => word !== '')
  const all = words.map((word) => sql`and id in (${idsWith(word)})`)
  const rows = await db.rows<{ id: string }>(
    sql`select id from media where true ${sql.join(all)} order by updated_at desc limit ${maxFound}`,
  )
  return rows.map(({ id }) => id)
}

/** Asks three times, because a single condition would look at every medium: Postgres joins no indexes of several tables. */
function idsWith(search: string): SQL {
  const words = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return sql`select id from media where original_filename ilike ${words}
    union select id from media where alt_by_language::text ilike ${words}
    union select parent_id from media_texts where text ilike ${words}`
}
