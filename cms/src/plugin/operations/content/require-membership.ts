import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { invalid } from '../../errors/invalid.ts'

/** Throws INVALID at the first of these paths of a request, which name what members alone may use, where the site is none. */
export async function requireMembership(db: Database, [path]: readonly string[]): Promise<void> {
  if (path === undefined) return
  const [row] = await db.rows<{ isMember: boolean | null }>(
    sql`select ("values" -> 'membership' ->> 'healthOptics')::boolean as "isMember" from settings`,
  )
  if (!row?.isMember) throw invalid(path, 'membersOnly')
}
