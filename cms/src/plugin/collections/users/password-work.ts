import crypto from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook } from 'payload'
import { databaseOfRequest } from '../../db/database.ts'

/** How Payload keeps a password. Source: payload 3.90, auth/strategies/local/generatePasswordSaltHash.js, which it does not export. */
const kept = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32, digest: 'sha256' } as const

function derive(password: string, salt: string): Promise<Buffer> {
  return new Promise((done, failed) => {
    crypto.pbkdf2(password, salt, kept.iterations, kept.bytes, kept.digest, (error, key) =>
      error ? failed(error) : done(key),
    )
  })
}

/** Whether these are the salt and hash that Payload made of the password. */
export async function isPassword(password: string, { salt, hash }: { salt: string; hash: string }): Promise<boolean> {
  if (!hash.startsWith(kept.prefix)) return false
  const known = Buffer.from(hash.slice(kept.prefix.length), 'hex')
  const key = await derive(password, salt)
  return known.length === key.length && crypto.timingSafeEqual(known, key)
}

const nobody = crypto.randomBytes(32).toString('hex')

/** A sign-in of an address without an account works as long as Payload does on a wrong password: time would tell which ones have one. */
export const sameWork: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return args
  const { email, password } = (args as { data?: { email?: unknown; password?: unknown } }).data ?? {}
  if (typeof email !== 'string' || typeof password !== 'string' || password.trim() === '') return args
  const db = await databaseOfRequest(req)
  const known = await db.rows(sql`select 1 from ${db.accounts.table} where email = ${email.toLowerCase().trim()}`)
  if (known.length === 0) await derive(password, nobody)
  return args
}
