import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type {
  getSecondFactor as contract,
  hasSecondFactor as hasContract,
} from '@blickfang/contract/api/v1/account/second-factor.ts'
import { sql } from '@payloadcms/db-postgres'
import { areOwn } from '../../../db/accounts.ts'
import type { Operation } from '../../operation-context.ts'
import { isSecondFactorOn } from './accept-code.ts'
import { isSecondFactorRequired } from './factor-rows.ts'

/** Tells how the person who asks signs in. Throws UNAUTHENTICATED. */
export const getSecondFactor: Operation<typeof contract> = async ({ db, actor }) => {
  if (!actor.id) throw new AppError('UNAUTHENTICATED')
  if (!areOwn(db.accounts))
    return { isOffered: false, isOn: false, isRequired: false, since: null, recoveryCodesLeft: 0 }
  const [row] = await db.rows<{ since: string; left: number }>(sql`
    select to_char(confirmed_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since, cardinality(recovery_hashes) as left
    from bf_second_factors where user_id = ${actor.id} and confirmed_at is not null`)
  return {
    isOffered: true,
    isOn: row !== undefined,
    isRequired: await isSecondFactorRequired(db, actor.id),
    since: row?.since ?? null,
    recoveryCodesLeft: row?.left ?? 0,
  }
}

/** Tells an admin whether somebody signs in in two steps. Throws FORBIDDEN. */
export const hasSecondFactor: Operation<typeof hasContract> = async ({ db, actor, query }) => {
  if (actor.role !== 'admin') throw new AppError('FORBIDDEN')
  const offered = areOwn(db.accounts)
  return { isOffered: offered, isOn: offered && (await isSecondFactorOn(db, query.account)) }
}
