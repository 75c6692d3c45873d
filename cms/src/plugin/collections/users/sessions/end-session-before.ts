import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOfRequest } from '../../../db/database.ts'
import { lockAccount } from '../../../db/lock-account.ts'
import { noteEndedSessions } from '../../../operations/account/note-ended-sessions.ts'
import type { Actor } from '../../../operations/operation-context.ts'

/**
 * Ends the session that a browser had when it signed in again, inside the transaction of the sign-in: its cookie goes with the new
 * one, so nobody could sign out of it any more. Source: ASVS 5.0, 7.2.4.
 */
export async function endSessionBefore(req: PayloadRequest, before: Actor): Promise<void> {
  if (!before.id || !before.session || !req.user) return
  const db = await databaseOfRequest(req)
  await lockAccount(db, before.id)
  const gone = await db.rows(sql`delete from ${db.accounts.sessions} where id = ${before.session} returning id`)
  noteEndedSessions({ account: before.id, by: String(req.user.id), count: gone.length })
}
