import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import type { listMediaFacets as contract } from '@blickfang/contract/api/v1/library/organise-media.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Call } from '../operation-context.ts'

/** Folders and tags of the originals of a type, or of all, with how many each has. */
export async function listMediaFacets({ db, query }: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const listed = sql`m.parent_id is null and (${query.type ?? null}::text is null or m.media_type = ${query.type ?? null})`
  const [row] = await db.rows<AnswerOf<typeof contract>>(sql`
    with types as (select media_type as name, count(*)::int as count from media where parent_id is null group by 1),
    folders as (select bucket_folder as name, count(*)::int as count from media m where ${listed} group by 1),
    tags as (
      select t.text as name, count(distinct m.id)::int as count from media_texts t join media m on m.id = t.parent_id
      where t.path = 'tags' and ${listed} group by 1)
    select
      (select coalesce(json_agg(t order by name), '[]') from types t) as types,
      (select coalesce(json_agg(t order by media_name_key(name), name), '[]') from folders t) as folders,
      (select coalesce(json_agg(t order by media_name_key(name), name), '[]') from tags t) as tags`)
  return row ?? { types: [], folders: [], tags: [] }
}
