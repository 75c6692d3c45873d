import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type {
  beginSecondFactor as beginContract,
  confirmSecondFactor as confirmContract,
} from '@blickfang/contract/api/v1/account/second-factor.ts'
import { serverLog } from '@blickfang/platform/server/log/server-log.ts'
import { sql } from '@payloadcms/db-postgres'
import { lockAccount } from '../../../db/lock-account.ts'
import { siteName } from '../../form/shop-of.ts'
import type { Operation } from '../../operation-context.ts'
import { noteEndedSessions } from '../note-ended-sessions.ts'
import { requirePassword } from '../password/require-password.ts'
import { ownAccount } from './factor-rows.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { openSecret, sealSecret } from './sealed-secret.ts'
import { tellOwner } from './tell-owner.ts'
import { addressOfSecret, makeSecret, stepOfCode } from './time-codes.ts'

/** Makes a secret that waits an hour for its first code. Throws UNAUTHENTICATED, PASSWORD_WRONG, SECOND_FACTOR_ON, SECOND_FACTOR_ELSEWHERE. */
export const beginSecondFactor: Operation<typeof beginContract> = async ({ body, ...context }) => {
  const { db, payload, actor } = context
  const id = ownAccount(db, actor)
  await requirePassword(context, body.password)
  const secret = makeSecret()
  const [account] = await db.rows<{ email: string }>(sql`
    with made as (
      insert into bf_second_factors (user_id, secret) values (${id}, ${sealSecret(payload, id, secret)})
      on conflict (user_id) do update set secret = excluded.secret, created_at = now()
      where bf_second_factors.confirmed_at is null returning user_id)
    select email from ${db.accounts.table} join made on made.user_id = id`)
  if (!account) throw new AppError('SECOND_FACTOR_ON')
  return { secret, address: addressOfSecret(secret, { site: await siteName(db), account: account.email }) }
}

/**
 * Switches it on by the first code, which is used by that. All other sessions end: whoever sits in one has shown a password alone.
 * Throws UNAUTHENTICATED, SECOND_FACTOR_WRONG, NOT_FOUND where nothing waits for a code, SECOND_FACTOR_ELSEWHERE.
 */
export const confirmSecondFactor: Operation<typeof confirmContract> = async ({ body, ...context }) => {
  const { db, payload, actor } = context
  const id = ownAccount(db, actor)
  const { codes, salt, hashes } = await makeRecoveryCodes()
  const ended = await db.transaction(async (tx) => {
    await lockAccount(tx, id)
    const [begun] = await tx.rows<{ secret: string }>(sql`
      select secret from bf_second_factors
      where user_id = ${id} and confirmed_at is null and created_at > now() - interval '1 hour'`)
    if (!begun) throw new AppError('NOT_FOUND')
    const secret = openSecret(payload, id, begun.secret)
    const step = secret === null ? null : stepOfCode(secret, body.code)
    if (step === null) throw new AppError('SECOND_FACTOR_WRONG')
    const done = await tx.rows(sql`
      update bf_second_factors set confirmed_at = now(), last_step = ${step}, recovery_salt = ${salt},
        recovery_hashes = array(select jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb))
      where user_id = ${id} and confirmed_at is null and secret = ${begun.secret} returning 1`)
    // Begun anew meanwhile: the app shows codes of another secret.
    if (done.length === 0) throw new AppError('SECOND_FACTOR_WRONG')
    await tellOwner({ payload, db: tx }, id, 'on')
    return tx.rows(
      sql`delete from ${tx.accounts.sessions} where _parent_id = ${id} and id <> ${actor.session ?? ''} returning id`,
    )
  })
  serverLog().info({ id }, 'A second factor was switched on')
  noteEndedSessions({ account: id, by: id, count: ended.length })
  return { recoveryCodes: codes }
}
