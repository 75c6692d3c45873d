import type { listMediaUses as contract } from '@blickfang/shared/api/v1/media.ts'
import type { MediaUse } from '@blickfang/shared/content/media-use.ts'
import { settingsPictures } from '@blickfang/shared/content/settings.ts'
import type { AnswerOf } from '@blickfang/shared/kernel/endpoint.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { listOf } from '../content/content-table.ts'
import type { Call } from '../operation-context.ts'

/** Lists where a medium is used, pages by their name; nothing for one that is used nowhere or is gone. */
export async function listMediaUses({ db, query }: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  return { uses: await listUses(db, query.id) }
}

/**
 * All places that can name a medium: what a page shows in its draft or live, the settings, the feeds, the people of the team, and
 * entries of the lists that the admin keeps. What was
 * removed shows nothing. `content_media` is what the index of uses is made of; the words behind it say which of both states it is in.
 */
export async function listUses(db: Database, mediaId: string): Promise<MediaUse[]> {
  const ids = listOf([mediaId], 'uuid')
  const rows = await db.rows<{ use: MediaUse }>(sql`
    with content as (
      select id as group_id, page_id, draft, published from groups where content_media(draft, published) @> ${ids}
      union all select group_id, page_id, draft, published from fields where content_media(draft, published) @> ${ids}
    ), uses as (
      select distinct 'page' as kind, p.id, p.title as name from content c
        join pages p on p.id = c.page_id
        join groups g on g.id = c.group_id
        left join groups board on board.id = g.parent_id
      where strpos(c.published::text, ${mediaId}) > 0 or (strpos(c.draft::text, ${mediaId}) > 0
        and 'true' not in (coalesce(p.draft ->> 'deleted', ''), coalesce(g.draft ->> 'deleted', ''), coalesce(board.draft ->> 'deleted', '')))
      union all select 'setting', null, header.key from settings, jsonb_each_text("values" -> 'header') header
        where header.value = ${mediaId} and header.key = any(${listOf([...settingsPictures], 'text')})
      union all select 'feed', null, f.key from feeds f
        where f.data->'entries' @> ${JSON.stringify([{ mediaId }])}::jsonb
      union all select 'person', null, concat_ws(' ', first_name, last_name) from staff where picture_id = ${mediaId}
      union all select 'entry', null, title from job_offers_rels r join lateral (select title from job_offers_locales w where w._parent_id = r.parent_id order by w.id limit 1) w on true
        where r.media_id = ${mediaId}
      union all select 'entry', null, name from businesses where logo_image_id = ${mediaId}
      union all select 'entry', null, title from market_items_rels r join lateral (select title from market_items_locales w where w._parent_id = r.parent_id order by w.id limit 1) w on true
        where r.media_id = ${mediaId}
    )
    select json_strip_nulls(json_build_object('kind', kind, 'id', id, 'name', name)) as use from uses order by kind, name`)
  return rows.map(({ use }) => use)
}
