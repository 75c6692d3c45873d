import { sql } from '@payloadcms/db-postgres'
import type { Database } from './database.ts'

/**
 * Holds an account until the transaction ends. Payload keeps its sessions as a list that every sign-in reads, changes and writes
 * back: of two at once, one would be lost, and what was ended in between would be back.
 */
export async function lockAccount(db: Database, id: string | undefined): Promise<void> {
  if (id) await db.rows(sql`select pg_advisory_xact_lock(hashtextextended('account ' || ${id}, 0))`)
}
