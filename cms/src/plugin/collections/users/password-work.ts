import crypto from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook } from 'payload'
import { databaseOfRequest } from '../../db/database.ts'
import { derivePassword } from '../../operations/account/password/is-password.ts'

const nobody = crypto.randomBytes(32).toString('hex')

/** A sign-in of an address without an account works as long as Payload does on a wrong password: time would tell which ones have one. */
export const sameWork: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return args
  const { email, password } = (args as { data?: { email?: unknown; password?: unknown } }).data ?? {}
  if (typeof email !== 'string' || typeof password !== 'string' || password.trim() === '') return args
  const db = await databaseOfRequest(req)
  const known = await db.rows(sql`select 1 from ${db.accounts.table} where email = ${email.toLowerCase().trim()}`)
  if (known.length === 0) await derivePassword(password, nobody)
  return args
}
