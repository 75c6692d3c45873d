import { serverLog } from '@blickfang/platform/server/log/server-log.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Database } from '../../../db/database.ts'
import { giveBack, limitRate } from '../../../http/rate-limit.ts'
import { hashRecoveryCode, tidyRecoveryCode } from './recovery-codes.ts'
import { openSecret } from './sealed-secret.ts'
import { stepOfCode } from './time-codes.ts'

/**
 * Wrong codes of an app, from everywhere together: of a million codes three count at a time, and who may guess knows the password
 * already. Recovery codes are not counted here, so that nobody who guesses shuts out the owner.
 */
const perAccount = { name: 'second factor of an account', rate: { points: 30, seconds: 24 * 60 * 60 } } as const

interface Tried {
  readonly payload: Payload
  /** Inside the transaction that makes the session: a code is used if it is. */
  readonly db: Database
  readonly account: string
  readonly code: string
}

/** Whether an account signs in in two steps. */
export async function isSecondFactorOn(db: Database, account: string): Promise<boolean> {
  const on = await db.rows(sql`select 1 from bf_second_factors where user_id = ${account} and confirmed_at is not null`)
  return on.length > 0
}

/** Takes a code of the app or a recovery code, each once, also of two at the same moment. False: it is none that counts. Throws RATE_LIMITED. */
export async function acceptCode(tried: Tried): Promise<boolean> {
  const recovery = tidyRecoveryCode(tried.code)
  return recovery ? acceptRecoveryCode(tried, recovery) : acceptTimeCode(tried)
}

async function acceptTimeCode({ payload, db, account, code }: Tried): Promise<boolean> {
  await limitRate(payload, { ...perAccount, client: account })
  const [row] = await db.rows<{ secret: string }>(
    sql`select secret from bf_second_factors where user_id = ${account} and confirmed_at is not null`,
  )
  const secret = row && openSecret(payload, account, row.secret)
  if (secret === null)
    serverLog().error({ id: account }, 'The second factor of an account was made with another PAYLOAD_SECRET')
  const step = secret ? stepOfCode(secret, code) : null
  if (step === null) return false
  const used = await db.rows(sql`
    update bf_second_factors set last_step = ${step}
    where user_id = ${account} and confirmed_at is not null and last_step < ${step} returning 1`)
  if (used.length === 0) return false
  await giveBack(payload, { ...perAccount, client: account })
  return true
}

async function acceptRecoveryCode({ db, account }: Tried, code: string): Promise<boolean> {
  const [row] = await db.rows<{ salt: string }>(sql`
    select recovery_salt as salt from bf_second_factors where user_id = ${account} and confirmed_at is not null`)
  if (!row) return false
  const hash = await hashRecoveryCode(code, row.salt)
  const [used] = await db.rows<{ left: number }>(sql`
    update bf_second_factors set recovery_hashes = array_remove(recovery_hashes, ${hash})
    where user_id = ${account} and confirmed_at is not null and ${hash} = any(recovery_hashes)
    returning cardinality(recovery_hashes) as left`)
  if (used) serverLog().info({ id: account, left: used.left }, 'A recovery code was used')
  return used !== undefined
}
