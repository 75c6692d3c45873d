import { isOpenTo } from '@blickfang/contract/content/settings-values/is-open-to.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { invalid } from '../../errors/invalid.ts'
import { readSettings } from '../../reading/read-settings.ts'

/** Part that only some sites may use, with the path of the request at which it was named. */
export interface ForAudience {
  readonly path: string
  readonly audience: string
}

/** Throws INVALID at the first path whose audience the site is not of. */
export async function requireMembership(db: Database, asked: readonly ForAudience[]): Promise<void> {
  if (asked.every(({ audience }) => audience === 'everyone')) return
  const [row] = await db.rows<{ values: unknown }>(sql`select "values" from bf_settings`)
  const { membership } = readSettings(row?.values)
  const refused = asked.find(({ audience }) => !isOpenTo(membership, audience))
  if (refused) throw invalid(refused.path, 'membersOnly')
}
