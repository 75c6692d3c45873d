import type { listMedia as contract } from '@blickfang/contract/api/v1/media.ts'
import type { AnswerOf } from '@blickfang/contract/kernel/endpoint.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Database } from '../../db/database.ts'
import type { Call } from '../operation-context.ts'
import { readMedia } from './media-rows.ts'

/** Media a page of the library shows. Source: spec/editor.md §9. */
const pageSize = 40

/** Lists originals, newest first; the search looks into names, alternative texts and tags, each by an index of its own. */
export async function listMedia({ db, query }: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const id = query.id ?? null
  const type = query.type ?? null
  const search = (query.search ?? '').trim()
  const where = sql`where (case when ${id}::uuid is null then m.parent_id is null else m.id = ${id} end)
    and (${type}::text is null or m.media_type = ${type}) ${search === '' ? sql`` : sql`and m.id in (${idsWith(search)})`}`
  const [count] = await db.rows<{ total: number }>(sql`select count(*)::int as total from media m ${where}`)
  const page = sql`${where} order by m.updated_at desc, m.id limit ${pageSize} offset ${query.offset}`
  return { media: await readMedia(db, page), total: count?.total ?? 0 }
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

/** One condition over the three would look at every medium: Postgres joins no indexes of several tables. */
function idsWith(search: string): SQL {
  const words = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return sql`select id from media where original_filename ilike ${words}
    union select id from media where alt_by_language::text ilike ${words}
    union select parent_id from media_texts where text ilike ${words}`
}
