import { mapContainer } from '@blickfang/blocks/map-container/contract.ts'
import { scoreTracker } from '@blickfang/blocks/score-tracker/contract.ts'
import { sql } from '@payloadcms/db-postgres'
import { fallback, isPageShown, isShown, site } from '../../reading/read-sql.ts'
import type { OperationContext } from '../operation-context.ts'

/** As many holes as a player may have scores for (docker/supabase/migrations, limit_holes). */
const maxHoles = 100

/**
 * The holes of a round that begins now: the pages of the map with a scorecard, as visitors see them in the site's default
 * language, in the order of the map. The last of them is the last hole.
 */
export async function listRoundPages(db: OperationContext['db']): Promise<string[]> {
  const card = sql`coalesce(g.published->>'options.scoreOptions', ${scoreTracker.options.scoreOptions.fallback})`
  const rows = await db.rows<{ id: string }>(sql`
    with ${site}
    select p.id from pages p
    where p.collection = ${mapContainer.collection?.name ?? ''} and ${isPageShown(sql`p.published`, fallback)}
      and not (p.draft ? 'password')
      and exists (select from groups g where g.page_id = p.id and g.parent_id is null and g.name = ${scoreTracker.name}
        and ${isShown(sql`g.published`, fallback)} and ${card} = 'CARD')
    order by p.published->>'order' collate "C", p.id
    limit ${maxHoles}`)
  return rows.map(({ id }) => id)
}
