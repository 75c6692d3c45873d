import { sql } from '@payloadcms/db-postgres'
import { jwtVerify } from 'jose'
import { type AuthStrategyFunctionArgs, type AuthStrategyResult, extractJWT, JWTAuthentication } from 'payload'
import { isOpen } from '../../../access/session-age.ts'
import { askerUnknown } from '../../../access/unknown-asker.ts'
import { databaseOf } from '../../../db/database.ts'

/**
 * Finds who brings a session. Payload finds nobody, too, when its connection to the database is cut. A session that is not open is
 * nobody's; for any other the person is looked for once more, and an answer to somebody whom nobody could look up is marked as such.
 */
export async function findAsker(asked: AuthStrategyFunctionArgs): Promise<AuthStrategyResult> {
  const look = () => JWTAuthentication({ ...asked, strategyName: 'local-jwt' })
  const found = await look()
  const id = found.user ? undefined : await sessionBrought(asked)
  if (!id) return found
  const unknown = { user: null, responseHeaders: askerUnknown() }
  try {
    const db = databaseOf(asked.payload)
    const [session] = await db.rows<{ createdAt: Date; expiresAt: Date }>(
      sql`select created_at as "createdAt", expires_at as "expiresAt" from ${db.accounts.sessions} where id = ${id}`,
    )
    if (!session || !isOpen(session)) return found
    const again = await look()
    return again.user ? again : unknown
  } catch {
    return unknown
  }
}

/** The session that a token of ours names; undefined where there is none, or one that is over or not of ours. */
async function sessionBrought({ headers, payload }: AuthStrategyFunctionArgs): Promise<string | undefined> {
  const token = extractJWT({ headers, payload })
  if (!token) return undefined
  const read = await jwtVerify(token, new TextEncoder().encode(payload.secret)).catch(() => null)
  const id = read?.payload.sid
  return typeof id === 'string' ? id : undefined
}
