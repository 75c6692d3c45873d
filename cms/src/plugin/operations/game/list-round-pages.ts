import { mapContainer } from '@blickfang/blocks/map-container/contract.ts'
import { scoreTracker } from '@blickfang/blocks/score-tracker/contract.ts'
import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import { sql } from '@payloadcms/db-postgres'
import { fallback, isAlive, isPageShown, isShown, site } from '../../reading/read-sql.ts'
import type { OperationContext } from '../operation-context.ts'

/** As many holes as a player may have scores for (docker/supabase/migrations, limit_holes). */
const maxHoles = 100

/**
 * The holes of a round that begins now: the pages of the map with a scorecard, as visitors see them in the site's default
 * language, in the order of the map and without those that it keeps back. The last of them is the last hole.
 */
export async function listRoundPages(db: OperationContext['db']): Promise<string[]> {
  const card = sql`coalesce(g.published->>'options.scoreOptions', ${scoreTracker.options.scoreOptions.fallback})`
  // A second map is no other round.
  const map = sql`select g.published->${valueKeys.items.key()}::text as items
    from bf_groups g join bf_pages p on p.id = g.page_id
    where g.name = ${mapContainer.name} and ${isAlive(sql`g.published`)} and ${isAlive(sql`p.published`)}
    order by p.published->>'order' collate "C", p.id, g.published->>'order' collate "C", g.id limit 1`
  const rows = await db.rows<{ id: string }>(sql`
    with ${site}, map as (${map}),
    shown as (
      select id, place from map, jsonb_array_elements_text(map.items->'shown') with ordinality as listed(id, place))
    select p.id from bf_pages p left join shown on shown.id = p.id::text
    where p.collection = ${mapContainer.collection?.name ?? ''} and ${isPageShown(sql`p.published`, fallback)}
      and not (p.draft ? 'password')
      and not exists (select from map where map.items->'archived' ? p.id::text
        or (map.items->'only' = 'true' and shown.id is null))
      and exists (select from bf_groups g where g.page_id = p.id and g.parent_id is null and g.name = ${scoreTracker.name}
        and ${isShown(sql`g.published`, fallback)} and ${card} = 'CARD')
    order by shown.place, p.published->>'order' collate "C", p.id
    limit ${maxHoles}`)
  return rows.map(({ id }) => id)
}
