import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { serverLog } from '@blickfang/platform/server/log/server-log.ts'
import { sql } from '@payloadcms/db-postgres'
import type { OperationContext } from '../../operation-context.ts'
import { isPassword } from './is-password.ts'

/**
 * Holds a change to who knows the password: an open session may be somebody else's. The endpoint's own rate limits the tries.
 * Throws UNAUTHENTICATED, PASSWORD_WRONG.
 */
export async function requirePassword({ db, actor }: OperationContext, password: string): Promise<void> {
  if (!actor.id || actor.key) throw new AppError('UNAUTHENTICATED')
  const [account] = await db.rows<{ salt: string | null; hash: string | null }>(
    sql`select salt, hash from ${db.accounts.table} where id = ${actor.id}`,
  )
  if (account?.salt && account.hash && (await isPassword(password, { salt: account.salt, hash: account.hash }))) return
  serverLog().info({ id: actor.id }, 'An old password was not confirmed')
  throw new AppError('PASSWORD_WRONG')
}
