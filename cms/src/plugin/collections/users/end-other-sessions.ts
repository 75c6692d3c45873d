import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { databaseOfRequest } from '../../db/database.ts'
import { noteEndedSessions } from '../../operations/account/note-ended-sessions.ts'

/**
 * A new password ends every other session of the account: whoever has found one of them open is out. `checkPassword` has marked
 * the change; the account is held by `lockSessions`, so no sign-in comes between.
 */
export const endOtherSessions: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'update' || !req.context.hasNewPassword) return doc
  const isOwn = req.user !== null && String(req.user?.id) === String(doc.id)
  const here = isOwn ? String((req.user as { _sid?: unknown } | null)?._sid ?? '') : ''
  const db = await databaseOfRequest(req)
  const gone = await db.rows(
    sql`delete from ${db.accounts.sessions} where _parent_id = ${String(doc.id)} and id <> ${here} returning id`,
  )
  noteEndedSessions({ account: String(doc.id), by: req.user ? String(req.user.id) : null, count: gone.length })
  return doc
}
