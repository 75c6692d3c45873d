import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { sql } from '@payloadcms/db-postgres'
import { decodeJwt } from 'jose'
import type {
  CollectionAfterLoginHook,
  CollectionAfterOperationHook,
  CollectionBeforeLoginHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { databaseOfRequest } from '../../../db/database.ts'
import { acceptCode, isSecondFactorOn } from '../../../operations/account/second-factor/accept-code.ts'
import { type Attempt, succeeded } from '../limit-sign-in.ts'

/** How a request comes by a session, of the two ways that Payload has: both of them run the hooks of a sign-in. */
interface WayIn {
  readonly operation: 'login' | 'resetPassword'
  readonly code: string
}

const kept = 'wayIn'
const held = 'heldBack'

/** Keeps what was sent beside the password, which Payload's own endpoint does not hand on. */
export const takeCode: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'login' && operation !== 'resetPassword') return args
  const { code } = { ...req.data, ...(args as { data?: { code?: unknown } }).data } as { code?: unknown }
  req.context[kept] = { operation, code: typeof code === 'string' ? code.slice(0, 40) : '' } satisfies WayIn
  req.context[held] = false
  return args
}

/**
 * Holds a sign-in back until the second step is done, inside its transaction: who is refused has no session. A new password by a mail's
 * link goes through, and gives none (`endResetSession`). Throws SECOND_FACTOR_NEEDED, SECOND_FACTOR_WRONG, RATE_LIMITED.
 */
export const askSecondFactor: CollectionBeforeLoginHook = async ({ req, user }) => {
  const db = await databaseOfRequest(req)
  const account = String(user.id)
  if (!(await isSecondFactorOn(db, account))) return user
  const way = req.context[kept] as WayIn | undefined
  if (way?.operation === 'resetPassword') {
    req.context[held] = true
    return user
  }
  if (!way?.code.trim()) {
    // The password was right; what is counted are guesses.
    await succeeded(req, (req.context.signIn as Attempt | undefined) ?? [])
    throw new AppError('SECOND_FACTOR_NEEDED')
  }
  const isRight = await acceptCode({ payload: req.payload, db, account, code: way.code })
  if (!isRight) throw new AppError('SECOND_FACTOR_WRONG')
  return user
}

/** Ends the session that Payload opens with a new password, before anybody has its token, in the same transaction. */
export const endResetSession: CollectionAfterLoginHook = async ({ req, token, user }) => {
  if (!isHeld(req)) return user
  const db = await databaseOfRequest(req)
  await db.rows(sql`delete from ${db.accounts.sessions} where id = ${String(decodeJwt(token).sid)}`)
  return user
}

/** And hands out no token: the new password signs in, with a code. */
export const withholdToken: CollectionAfterOperationHook = ({ operation, req, result }) =>
  operation === 'resetPassword' && isHeld(req) ? { ...(result as object), token: '' } : result

function isHeld({ context }: PayloadRequest): boolean {
  return context[held] === true
}
