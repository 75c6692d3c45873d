import type { AnswerOf, QueryOf } from '@blickfang/contract/api/endpoint.ts'
import type { listMedia as contract, mediaOrders } from '@blickfang/contract/api/v1/media.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import type { Database } from '../../db/database.ts'
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
  const where = sql`where ${sql.join(conditionsOf(query, payload), sql` and `)}`
  const [count] = await db.rows<{ total: number }>(sql`select count(*)::int as total from media m ${where}`)
  const limit = query.type === 'video' ? videoPageSize : pageSize
  const page = sql`${where} order by ${orders[query.sort]} limit ${limit} offset ${query.offset}`
  return { media: await listMediaRows(db, page), total: count?.total ?? 0 }
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
    ...(unused === undefined ? [] : [sql`m.id not in (${usedMedia(payload)})`]),
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
