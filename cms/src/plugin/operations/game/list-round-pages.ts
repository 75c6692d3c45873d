import { sql } from '@payloadcms/db-postgres'
import type { Locale } from 'shared/kernel/locale.ts'
import { isPageShown } from '../../views/read-sql.ts'
import type { OperationContext } from '../operation-context.ts'

/** The live pages of the collection `map` in a language, in their order: the holes of a round, and the leaderboard last. */
export async function listRoundPages(db: OperationContext['db'], lang: Locale): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    select p.id from pages p where p.collection = 'map' and ${isPageShown(sql`p.published`, lang)}
    order by p.published->>'order' collate "C", p.id`)
  return rows.map(({ id }) => id)
}
