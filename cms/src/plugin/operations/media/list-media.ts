import { sql } from '@payloadcms/db-postgres'
import type { listMedia as contract } from 'shared/api/v1/media.ts'
import type { AnswerOf } from 'shared/kernel/endpoint.ts'
import type { Call } from '../operation-context.ts'
import { readMedia } from './media-rows.ts'

/** Media a page of the library shows. Source: spec/editor.md §9. */
const pageSize = 40

/** Lists originals, newest first; the search looks into names, alternative texts and tags. */
export async function listMedia({ db, query }: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const words = `%${(query.search ?? '').trim().replace(/[\\%_]/g, '\\$&')}%`
  const where = sql`where m.parent_id is null
    and (${query.type ?? null}::text is null or m.media_type = ${query.type ?? null})
    and (m.original_filename ilike ${words} or m.alt_by_language::text ilike ${words}
      or exists (select from media_texts t where t.parent_id = m.id and t.text ilike ${words}))`
  const [count] = await db.rows<{ total: number }>(sql`select count(*)::int as total from media m ${where}`)
  const page = sql`${where} order by m.updated_at desc, m.id limit ${pageSize} offset ${query.offset}`
  return { media: await readMedia(db, page), total: count?.total ?? 0 }
}
