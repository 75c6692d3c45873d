import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type {
  endAllSessions as endAllContract,
  endSessions as endContract,
} from '@blickfang/contract/api/v1/account/sessions.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { lockAccount } from '../../db/lock-account.ts'
import type { Operation, OperationContext } from '../operation-context.ts'
import { noteEndedSessions } from './note-ended-sessions.ts'

/** Ends one of one's own sessions or all others. Throws UNAUTHENTICATED, and NOT_FOUND for a session that is not one's own or is over. */
export const endSessions: Operation<typeof endContract> = async ({ body, ...context }) => {
  const { actor } = context
  if (!actor.id) throw new AppError('UNAUTHENTICATED')
  const isOthers = body.which === 'others'
  const which = isOthers ? sql`id <> ${actor.session ?? ''}` : sql`id = ${body.which}`
  const ended = await end(context, actor.id, which)
  if (ended === 0 && !isOthers) throw new AppError('NOT_FOUND')
  return { ended }
}

/** Ends all sessions of an account. Only for admins. Throws FORBIDDEN, NOT_FOUND. */
export const endAllSessions: Operation<typeof endAllContract> = async ({ body, ...context }) => {
  if (context.actor.role !== 'admin') throw new AppError('FORBIDDEN')
  const known = await context.db.rows(sql`select 1 from ${context.db.accounts.table} where id = ${body.account}`)
  if (known.length === 0) throw new AppError('NOT_FOUND')
  return { ended: await end(context, body.account, sql`true`) }
}

/** Holds the account meanwhile: a sign-in reads the list and writes it back, and would bring back what was ended in between. */
async function end({ db, actor }: OperationContext, account: string, which: SQL): Promise<number> {
  const gone = await db.transaction(async (tx) => {
    await lockAccount(tx, account)
    return tx.rows(sql`delete from ${tx.accounts.sessions} where _parent_id = ${account} and ${which} returning id`)
  })
  noteEndedSessions({ account, by: actor.id, count: gone.length })
  return gone.length
}
