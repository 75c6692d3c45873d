import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import type { listMediaUses as contract } from '@blickfang/contract/api/v1/media.ts'
import type { MediaUse } from '@blickfang/contract/content/media/media-use.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { listOf } from '../content/content-table.ts'
import type { Call, OperationContext } from '../operation-context.ts'
import { keptMedia, keptUses } from './kept-uses.ts'
import { isOfMedia, placedFields } from './media-naming.ts'

/** Lists where a medium or a copy of it is used, pages by their name; nothing for one that is used nowhere or is gone. */
export async function listMediaUses({ payload, db, query }: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  return { uses: await listUses({ payload, db }, query.id) }
}

/**
 * Lists all places that can name a medium: what a page shows in its draft or live, the settings, and whatever else Payload keeps.
 * Removed content shows nothing. `content_media` is what the index of uses is made of; the words behind it say which of both states
 * it is in.
 */
export async function listUses(
  { payload, db }: Pick<OperationContext, 'payload' | 'db'>,
  mediaId: string,
): Promise<MediaUse[]> {
  const copies = await db.rows<{ id: string }>(sql`select id from bf_media where parent_id = ${mediaId}`)
  const uses = new Map<string, MediaUse>()
  for (const id of [mediaId, ...copies.map((copy) => copy.id)])
    for (const use of await usesOf({ payload, db }, id)) uses.set(JSON.stringify(use), use)
  return [...uses.values()]
}

async function usesOf({ payload, db }: Pick<OperationContext, 'payload' | 'db'>, mediaId: string): Promise<MediaUse[]> {
  const ids = listOf([mediaId], 'uuid')
  const others = [...settingsUses(payload, mediaId), ...keptUses(payload, mediaId)]
  const rows = await db.rows<{ use: MediaUse }>(sql`
    with content as (
      select id as group_id, page_id, draft, published from bf_groups where content_media(draft, published) @> ${ids}
      union all select group_id, page_id, draft, published from bf_fields where content_media(draft, published) @> ${ids}
    ), uses as (
      select 'page' as kind, p.id::text as document, p.title as name from content c
        join bf_pages p on p.id = c.page_id
        join bf_groups g on g.id = c.group_id
        left join bf_groups board on board.id = g.parent_id
      where strpos(c.published::text, ${mediaId}) > 0 or (strpos(c.draft::text, ${mediaId}) > 0
        and 'true' not in (coalesce(p.draft ->> 'deleted', ''), coalesce(g.draft ->> 'deleted', ''), coalesce(board.draft ->> 'deleted', '')))
      ${sql.join(
        others.map((statement) => sql`union all ${statement}`),
        sql` `,
      )}
    )
    select json_strip_nulls(json_build_object('kind', kind, 'id', case kind when 'page' then document end, 'name', name)) as use
    from (select distinct kind, document, name from uses) each order by kind, name`)
  return rows.map(({ use }) => use)
}

/** The settings are one value; the admin's form of them says what of it are media. */
function settingsUses({ config }: Payload, mediaId: string): readonly SQL[] {
  return settingsFields(config).map(
    ({ field, path }) =>
      sql`select 'setting', null, ${field.name}::text from bf_settings where "values" #>> ${listOf(path, 'text')} = ${mediaId}`,
  )
}

function settingsFields({ globals }: Payload['config']) {
  const settings = globals.find(({ slug }) => slug === 'bf-settings')
  return placedFields(settings?.flattenedFields ?? []).filter(isOfMedia)
}

/**
 * All media that anything shows, as one statement that selects their ids, copies and what they are copies of: those that `listUses`
 * has a use of. `shown_media` of a row is what `content_media` makes of it.
 */
export function usedMedia(payload: Payload): SQL {
  const inSettings = settingsFields(payload.config).map(
    ({ path }) =>
      sql`select ("values" #>> ${listOf(path, 'text')})::uuid from bf_settings where "values" #>> ${listOf(path, 'text')} <> ''`,
  )
  const others = [...inSettings, ...keptMedia(payload)].map((statement) => sql`union all ${statement}`)
  return sql`
    with gone as materialized (
      select g.id from bf_groups g
        join bf_pages p on p.id = g.page_id
        left join bf_groups board on board.id = g.parent_id
        where 'true' in (coalesce(p.draft ->> 'deleted', ''), coalesce(g.draft ->> 'deleted', ''), coalesce(board.draft ->> 'deleted', ''))
    ), named as materialized (
      select unnest(case when gone.id is null then c.shown_media else content_media('{}', c.published) end) as id
        from (select id as group_id, published, shown_media from bf_groups where shown_media is not null
          union all select group_id, published, shown_media from bf_fields where shown_media is not null) c
        left join gone on gone.id = c.group_id
      ${sql.join(others, sql` `)})
    select id from named where id is not null
    union select m.parent_id from bf_media m join named on named.id = m.id where m.parent_id is not null`
}
