import type { AnswerOf, QueryOf } from '@blickfang/contract/api/endpoint.ts'
import type { listMedia as contract, mediaOrders } from '@blickfang/contract/api/v1/media.ts'
import { locales } from '@blickfang/contract/kernel/locale.ts'
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

interface Order {
  /** Of a medium, in a name that Postgres finds the index by once it is back in its place. */
  readonly key: SQL
  /** Of the keys. */
  readonly by: SQL
}

/** Behind each comes the id, so that no medium is on two pages of the list or on none; each has an index. */
const orders: { readonly [O in (typeof mediaOrders)[number]]: Order } = {
  updated: { key: sql`m.updated_at`, by: sql`key desc` },
  created: { key: sql`m.created_at`, by: sql`key desc` },
  name: { key: sql`coalesce(m.original_filename, m.filename)`, by: sql`media_name_key(key)` },
  size: { key: sql`m.filesize`, by: sql`key desc nulls last` },
}

/** Lists originals; each word of the search is in the name, an alternative text or a tag, each of which has an index of its own. */
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
  const [word, ...others] = wordsOf(query.search ?? '')
  const isLookedFor = query.unused !== undefined || word !== undefined
  const limit = query.type === 'video' ? videoPageSize : pageSize
  const { key, by } = orders[query.sort]
  const conditions = sql.join(conditionsOf(query), sql` and `)
  // What several of them find is compared by what the order asks for and no more.
  const places = (word === undefined ? [sql`true`] : placesOf(word)).map(
    (place) => sql`select m.id, ${key} as key from bf_media m where ${conditions} and ${place}`,
  )
  const isListed = sql.join(
    [query.unused === undefined ? sql`true` : isUnused(payload), ...others.map(has)],
    sql` and `,
  )
  const [found] = await db.rows<{ ids: string[]; total: number }>(sql`
    with found as ${isLookedFor ? sql`materialized` : sql`not materialized`} (
      select m.id, m.key from (${sql.join(places, sql` union `)}) m where ${isListed})
    select (select count(*)::int from found) as total,
      array(select id from found order by ${by}, id limit ${limit} offset ${query.offset}) as ids`)
  return found ?? { ids: [], total: 0 }
}

function conditionsOf({ id, type, folder, tag }: QueryOf<typeof contract>): SQL[] {
  return [
    id === undefined ? sql`m.parent_id is null` : sql`m.id = ${id}`,
    ...(type === undefined ? [] : [sql`m.media_type = ${type}`]),
    ...(folder === undefined ? [] : [sql`m.bucket_folder = ${folder}`]),
    ...(tag === undefined
      ? []
      : [sql`m.id in (select parent_id from bf_media_texts where path = 'tags' and text = ${tag})`]),
  ]
}

function isUnused(payload: Payload): SQL {
  return sql`not exists (select from (${usedMedia(payload)}) used where used.id = m.id)`
}

/** Ids a search answers at most; the statement that asks for them takes each as a value of its own. */
const maxFound = 10_000

/** Ids of the media, newest first, that have each of the words in their name, an alternative text or a tag. */
export async function findMediaWith(db: Database, search: string): Promise<string[]> {
  const all = sql.join([sql`true`, ...wordsOf(search).map(has)], sql` and `)
  const rows = await db.rows<{ id: string }>(
    sql`select m.id from bf_media m where ${all} order by m.updated_at desc limit ${maxFound}`,
  )
  return rows.map(({ id }) => id)
}

/** Words that are looked for, each by itself and in whatever order. */
function wordsOf(search: string): string[] {
  return [...new Set(search.split(/\s+/))].filter((word) => word !== '')
}

/** Whether the medium `m` has the word. */
function has(word: string): SQL {
  const found = placesOf(word).map((place) => sql`select m.id from bf_media m where ${place}`)
  return sql`m.id in (${sql.join(found, sql` union `)})`
}

/** Where a word of a medium stands. Each is asked by itself: Postgres joins no indexes of several tables, so that a single condition would look at every medium. */
function placesOf(search: string): SQL[] {
  const words = containing(search)
  // As JSON writes it, for the index; it may find the names of languages and what stands between the words too.
  const written = containing(JSON.stringify(search).slice(1, -1))
  const isWritten = sql`exists (select from jsonb_each_text(m.alt_by_language) alt where alt.value ilike ${words})`
  return [
    sql`m.original_filename ilike ${words}`,
    sql`m.alt_by_language::text ilike ${written}
      and ${isOfWords(search) ? sql`(strpos(m.alt_by_language::text, '\\') = 0 or ${isWritten})` : isWritten}`,
    sql`m.id in (select parent_id from bf_media_texts where text ilike ${words})`,
  ]
}

/**
 * Whether letters stand in the words alone of JSON that has a text for each language, unless a character is escaped there. To take
 * each text out of it takes three times as long where much is found.
 */
function isOfWords(search: string): boolean {
  const letters = search.toLowerCase()
  return /[^{}:, ]/.test(letters) && !letters.includes('"') && !locales.some((locale) => locale.includes(letters))
}

/** The pattern of texts that contain these letters. */
function containing(letters: string): string {
  return `%${letters.replace(/[\\%_]/g, '\\$&')}%`
}
