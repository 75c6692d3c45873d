import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'

/**
 * Holds a page until the transaction ends. `shared` for operations that write several rows of it, `exclusive` for publish
 * and revert: they see such an operation wholly or not at all. A save of one row needs neither.
 */
export async function lockPage(tx: Database, pageId: string, mode: 'shared' | 'exclusive'): Promise<void> {
  const key = sql`hashtextextended(${pageId}, 0)`
  await tx.rows(
    mode === 'shared' ? sql`select pg_advisory_xact_lock_shared(${key})` : sql`select pg_advisory_xact_lock(${key})`,
  )
}
