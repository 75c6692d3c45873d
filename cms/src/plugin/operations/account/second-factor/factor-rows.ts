import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { sql } from '@payloadcms/db-postgres'
import { areOwn } from '../../../db/accounts.ts'
import type { Database } from '../../../db/database.ts'
import type { Actor } from '../../operation-context.ts'

/** The account of a person who asks in a session. Throws UNAUTHENTICATED, SECOND_FACTOR_ELSEWHERE. */
export function ownAccount(db: Database, { id, key }: Actor): string {
  if (!id || key) throw new AppError('UNAUTHENTICATED')
  if (!areOwn(db.accounts)) throw new AppError('SECOND_FACTOR_ELSEWHERE')
  return id
}

/** Whether the settings ask an account, by its role, to sign in in two steps. */
export async function isSecondFactorRequired(db: Database, account: string): Promise<boolean> {
  if (!areOwn(db.accounts)) return false
  const [row] = await db.rows<{ isRequired: boolean }>(sql`
    select u.role::text = 'admin' and ${isAsked} as "isRequired" from ${db.accounts.table} u where u.id = ${account}`)
  return row?.isRequired ?? false
}

/** Whether an account is an admin's who must sign in in two steps and does not. */
export async function isHeldBack(db: Database, account: string): Promise<boolean> {
  if (!areOwn(db.accounts)) return false
  const [row] = await db.rows<{ isHeld: boolean }>(sql`
    select u.role::text = 'admin' and ${isAsked} and not exists (
      select from bf_second_factors f where f.user_id = u.id and f.confirmed_at is not null) as "isHeld"
    from ${db.accounts.table} u where u.id = ${account}`)
  return row?.isHeld ?? false
}

/** Takes the second step off an account; answers whether it was on. */
export async function takeOff(tx: Database, account: string): Promise<boolean> {
  const gone = await tx.rows<{ was: boolean }>(
    sql`delete from bf_second_factors where user_id = ${account} returning confirmed_at is not null as was`,
  )
  return gone[0]?.was ?? false
}

const isAsked = sql`exists (select from bf_settings where "values" #>> '{signIn,adminsInTwoSteps}' = 'true')`
