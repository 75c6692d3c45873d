import { sql } from '@payloadcms/db-postgres'
import type { Database } from './database.ts'

/** Takes the lock of whoever decides whether there is an admin: everybody else who does waits. */
export async function lockAdmins(db: Database): Promise<void> {
  await db.rows(sql`select pg_advisory_xact_lock(hashtextextended('admins', 0))`)
}
