import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import type { listMediaFacets as contract } from '@blickfang/contract/api/v1/library/organise-media.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Call } from '../operation-context.ts'

/** Folders and tags of the originals of a type, or of all, with how many each has. */
export async function listMediaFacets({ db, query }: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const { type } = query
  // Of the media that are not listed there are few: tags are compared with those.
  const isHidden =
    type === undefined
      ? sql`m.parent_id is not null`
      : sql`(m.parent_id is not null or m.media_type is distinct from ${type})`
  const [row] = await db.rows<AnswerOf<typeof contract>>(sql`
    with groups as materialized (
      select media_type, bucket_folder, count(*) as count from bf_media where parent_id is null group by 1, 2),
    types as (select media_type as name, sum(count)::int as count from groups group by 1),
    folders as (
      select bucket_folder as name, sum(count)::int as count from groups
      where ${type ?? null}::text is null or media_type = ${type ?? null} group by 1),
    tags as (
      select name, count(*)::int as count from (
        select distinct t.text as name, t.parent_id from bf_media_texts t
        where t.path = 'tags' and not exists (select from bf_media m where m.id = t.parent_id and ${isHidden})) tagged
      group by 1)
    select
      (select coalesce(json_agg(t order by name), '[]') from types t) as types,
      (select coalesce(json_agg(t order by media_name_key(name), name), '[]') from folders t) as folders,
      (select coalesce(json_agg(t order by media_name_key(name), name), '[]') from tags t) as tags`)
  return row ?? { types: [], folders: [], tags: [] }
}
