import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type {
  removeSecondFactor as removeContract,
  renewRecoveryCodes as renewContract,
  resetSecondFactor as resetContract,
} from '@blickfang/contract/api/v1/account/second-factor.ts'
import { serverLog } from '@blickfang/platform/server/log/server-log.ts'
import { sql } from '@payloadcms/db-postgres'
import { lockAccount } from '../../../db/lock-account.ts'
import type { Operation } from '../../operation-context.ts'
import { noteEndedSessions } from '../note-ended-sessions.ts'
import { requirePassword } from '../password/require-password.ts'
import { isSecondFactorRequired, ownAccount, takeOff } from './factor-rows.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { tellOwner } from './tell-owner.ts'

/** Makes new recovery codes; those before hold no more. Throws UNAUTHENTICATED, PASSWORD_WRONG, NOT_FOUND where it is off. */
export const renewRecoveryCodes: Operation<typeof renewContract> = async ({ body, ...context }) => {
  const { db, payload, actor } = context
  const id = ownAccount(db, actor)
  await requirePassword(context, body.password)
  const { codes, salt, hashes } = await makeRecoveryCodes()
  await db.transaction(async (tx) => {
    const done = await tx.rows(sql`
      update bf_second_factors set recovery_salt = ${salt},
        recovery_hashes = array(select jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb))
      where user_id = ${id} and confirmed_at is not null returning 1`)
    if (done.length === 0) throw new AppError('NOT_FOUND')
    await tellOwner({ payload, db: tx }, id, 'recovery')
  })
  serverLog().info({ id }, 'Recovery codes were made anew')
  return { recoveryCodes: codes }
}

/** Switches it off; a second time changes nothing. Throws UNAUTHENTICATED, PASSWORD_WRONG, SECOND_FACTOR_REQUIRED for an admin who must have it. */
export const removeSecondFactor: Operation<typeof removeContract> = async ({ body, ...context }) => {
  const { db, payload, actor } = context
  const id = ownAccount(db, actor)
  await requirePassword(context, body.password)
  if (await isSecondFactorRequired(db, id)) throw new AppError('SECOND_FACTOR_REQUIRED')
  const isDone = await db.transaction(async (tx) => {
    const was = await takeOff(tx, id)
    if (was) await tellOwner({ payload, db: tx }, id, 'off')
    return was
  })
  if (isDone) serverLog().info({ id, by: id }, 'A second factor was switched off')
  return {}
}

/**
 * Takes it off somebody else's account, who has lost phone and codes, and ends all sessions of theirs. Only for admins, and not for
 * one's own, which asks for the password. Throws FORBIDDEN, NOT_FOUND where it is off.
 */
export const resetSecondFactor: Operation<typeof resetContract> = async ({ db, payload, actor, body }) => {
  const { account } = body
  if (actor.role !== 'admin' || actor.key || account === actor.id) throw new AppError('FORBIDDEN')
  const ended = await db.transaction(async (tx) => {
    await lockAccount(tx, account)
    if (!(await takeOff(tx, account))) throw new AppError('NOT_FOUND')
    await tellOwner({ payload, db: tx }, account, 'reset')
    return tx.rows(sql`delete from ${tx.accounts.sessions} where _parent_id = ${account} returning id`)
  })
  serverLog().info({ id: account, by: actor.id }, 'A second factor was switched off')
  noteEndedSessions({ account, by: actor.id, count: ended.length })
  return {}
}
