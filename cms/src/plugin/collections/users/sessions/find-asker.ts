import { sql } from '@payloadcms/db-postgres'
import { type AuthStrategyFunctionArgs, type AuthStrategyResult, extractJWT, JWTAuthentication } from 'payload'
import { databaseOf } from '../../../db/database.ts'

/**
 * Who brings a session. Payload finds nobody, too, when its connection to the database was cut: who brings one is looked for
 * once more as soon as the database gives a sign of life. While it gives none nobody is found, and the door says why.
 */
export async function findAsker(asked: AuthStrategyFunctionArgs): Promise<AuthStrategyResult> {
  const look = () => JWTAuthentication({ ...asked, strategyName: 'local-jwt' })
  const found = await look()
  if (found.user || !extractJWT({ headers: asked.headers, payload: asked.payload })) return found
  const isThere = await databaseOf(asked.payload)
    .rows(sql`select 1`)
    .then(
      () => true,
      () => false,
    )
  return isThere ? look() : found
}
