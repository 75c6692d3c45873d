import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { listKeys as contract } from '@blickfang/contract/api/v1/account/keys.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Operation } from '../../operation-context.ts'
import { type Key, keyColumns } from './key-rows.ts'

/** Lists the keys of one's own account, for an admin those of any. Throws UNAUTHENTICATED, FORBIDDEN. */
export const listKeys: Operation<typeof contract> = async ({ db, actor, query }) => {
  if (!actor.id) throw new AppError('UNAUTHENTICATED')
  const account = query.account ?? actor.id
  if (account !== actor.id && actor.role !== 'admin') throw new AppError('FORBIDDEN')
  const keys = await db.rows<Key>(sql`
    select ${keyColumns} from bf_api_keys where user_id = ${account} and withdrawn_at is null
    order by created_at desc, id`)
  return { keys }
}
