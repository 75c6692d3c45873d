import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { databaseOfRequest } from '../../db/database.ts'

/** A link for a new password that was mailed to an address holds no longer than the account has that address. */
export const voidResetLink: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || !previousDoc?.email || previousDoc.email === doc.email) return doc
  const db = await databaseOfRequest(req)
  await db.rows(sql`update ${db.accounts.table} set reset_password_token = null where id = ${String(doc.id)}`)
  return doc
}
