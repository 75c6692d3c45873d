import type { ContentValues } from '@blickfang/contract/content/values.ts'
import type { ItemType } from '@blickfang/contract/kernel/value/value.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { aliveGroups } from '../content/alive-groups.ts'

/** A page, group or field whose draft differs from what is live. */
export interface ChangedItem {
  readonly itemType: ItemType
  readonly id: string
  readonly groupId: string | null
  readonly block: string | null
  readonly field: string | null
  readonly draft: ContentValues
  readonly published: ContentValues | null
  /** Places among the shown siblings, from 1: in the draft and live. Null for what is not there. */
  readonly place: number | null
  readonly livePlace: number | null
  /** A page's name, as lists have it; null for groups and fields. */
  readonly title: string | null
  readonly updatedBy: string | null
  readonly updatedAt: string
}

/** Everything of a page that waits to be published, in page order: the page itself, then its groups, each followed by its fields. */
export async function listChangedItems(db: Database, pageId: string): Promise<ChangedItem[]> {
  return db.rows<ChangedItem>(sql`
    with ${aliveGroups(pageId)},
    placed as (
      select g.id, g.parent_id,
        case when g.id in (select id from alive) then row_number() over (
          partition by g.parent_id, g.id in (select id from alive) order by g.draft ->> 'order' collate "C", g.id) end::int as place,
        case when g.published is not null then row_number() over (
          partition by g.parent_id, g.published is null order by g.published ->> 'order' collate "C", g.id) end::int as live_place
      from bf_groups g where g.page_id = ${pageId}
    ),
    item as (
      select 'page' as type, p.id, null::uuid as group_id, null as block, null as field, p.draft, p.published,
        null::int as place, null::int as live_place, p.updated_by_id, p.updated_at, 0 as board, 0 as card
      from bf_pages p where p.id = ${pageId} and p.changed
      union all
      select 'group', g.id, g.parent_id, g.name, null, g.draft, g.published, l.place, l.live_place, g.updated_by_id, g.updated_at,
        coalesce(b.place, l.place, l.live_place), case when b.id is null then 0 else coalesce(l.place, l.live_place) end
      from bf_groups g join placed l on l.id = g.id left join placed b on b.id = g.parent_id
      where g.page_id = ${pageId} and g.changed and (g.parent_id is null or g.parent_id in (select id from alive))
      union all
      select 'field', f.id, g.id, g.name, f.name, f.draft, f.published, null, null, f.updated_by_id, f.updated_at,
        coalesce(b.place, l.place), case when b.id is null then 0 else l.place end
      from bf_fields f join bf_groups g on g.id = f.group_id join placed l on l.id = g.id left join placed b on b.id = g.parent_id
      where f.page_id = ${pageId} and f.changed and f.group_id in (select id from alive)
    )
    select item.type as "itemType", item.id, item.group_id as "groupId", item.block, item.field, item.draft, item.published,
      item.place, item.live_place as "livePlace", case when item.type = 'page' then (select title from bf_pages where bf_pages.id = item.id) end as title, item.updated_at as "updatedAt",
      coalesce(nullif(u.name, ''), u.email) as "updatedBy"
    from item left join ${db.accounts.table} u on u.id = item.updated_by_id
    where item.type = 'page' or not exists (select 1 from bf_pages where id = ${pageId} and draft -> 'deleted' = 'true')
    order by (item.type <> 'page'), item.board, item.card, (item.type = 'field'), item.field, item.id`)
}
