import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../db/database.ts'

/** Makes the tests' site a member, or none, of the health opticians: members may add all blocks. */
export async function joinHealthOptics(db: Database, healthOptics = true): Promise<void> {
  const membership = JSON.stringify({ membership: { healthOptics } })
  await db.rows(sql`update bf_settings set "values" = "values" || ${membership}::jsonb`)
}
