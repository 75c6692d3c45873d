import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { withdrawKey as contract } from '@blickfang/contract/api/v1/account/keys.ts'
import { serverLog } from '@blickfang/platform/server/log/server-log.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Operation } from '../../operation-context.ts'

/** Withdraws a key of one's own, for an admin any. Throws UNAUTHENTICATED, and NOT_FOUND for one that is not there any more or is somebody else's. */
export const withdrawKey: Operation<typeof contract> = async ({ db, actor, body }) => {
  if (!actor.id) throw new AppError('UNAUTHENTICATED')
  const [key] = await db.rows<{ account: string }>(sql`
    update bf_api_keys set withdrawn_at = now()
    where id = ${body.id} and withdrawn_at is null and (user_id = ${actor.id} or ${actor.role === 'admin'})
    returning user_id as account`)
  if (!key) throw new AppError('NOT_FOUND')
  serverLog().info({ id: key.account, by: actor.id, key: body.id }, 'A key was withdrawn')
  return {}
}
