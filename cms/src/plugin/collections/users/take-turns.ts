import { sql } from '@payloadcms/db-postgres'
import {
  type CollectionAfterLogoutHook,
  type CollectionBeforeOperationHook,
  commitTransaction,
  type Endpoint,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload'
import { databaseOfRequest } from '../../db/database.ts'
import { lockAccount } from '../../db/lock-account.ts'
import { contextOfRequest } from '../../payload/context-of-request.ts'
import { endpointBehind } from '../endpoint-behind.ts'
import { endSessionBefore } from './sessions/end-session-before.ts'

/** Lets the next one in. */
type EndTurn = () => void

/** Refreshing, a new password and changes of the account read the list inside their transaction, so the lock before it is enough. */
export const lockSessions: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const db = await databaseOfRequest(req)
  if (operation === 'login') await waitForTurn(req, emailOf(args))
  else if (operation === 'refresh') await lockAccount(db, req.user ? String(req.user.id) : undefined)
  else if (operation === 'update' && 'id' in args) await lockAccount(db, String(args.id))
  else if (operation === 'resetPassword') {
    const token = String((args as { data?: { token?: unknown } }).data?.token ?? '')
    const [user] = await db.rows<{ id: string }>(
      sql`select id from ${db.accounts.table} where reset_password_token = ${token}`,
    )
    await lockAccount(db, user?.id)
  }
  return args
}

/** Signing out runs this inside its transaction, before it reads the list. */
export const lockSessionsOfLogout: CollectionAfterLogoutHook = async ({ req }) => {
  await lockAccount(await databaseOfRequest(req), req.user ? String(req.user.id) : undefined)
}

/** Payload's own sign-in, which reads the list before it opens a transaction, inside one that holds the account. */
export const login: Endpoint = {
  method: 'post',
  path: '/login',
  handler: async (req) => {
    req.context.takesTurn = true
    const { actor: before } = await contextOfRequest(req)
    try {
      const answer = await endpointBehind(req, 'bf-users', login).handler(req)
      await endSessionBefore(req, before)
      if (req.transactionID) await commitTransaction(req)
      return answer
    } catch (error) {
      await killTransaction(req)
      throw error
    } finally {
      ;(req.context.endTurn as EndTurn | undefined)?.()
    }
  },
}

function emailOf(args: unknown): string {
  return String((args as { data?: { email?: unknown } }).data?.email ?? '')
    .toLowerCase()
    .trim()
}

const turns = new Map<string, Promise<void>>()

/** Waits for this process's other sign-ins of the account without a connection, then for those of other processes. */
async function waitForTurn(req: PayloadRequest, email: string): Promise<void> {
  if (req.context.takesTurn !== true || email === '') return
  const before = turns.get(email)
  const turn = new Promise<void>((end) => {
    req.context.endTurn = end
  })
  const last = before ? before.then(() => turn) : turn
  turns.set(email, last)
  void last.then(() => turns.get(email) === last && turns.delete(email))
  await before
  await initTransaction(req)
  const db = await databaseOfRequest(req)
  const [user] = await db.rows<{ id: string }>(sql`select id from ${db.accounts.table} where email = ${email}`)
  await lockAccount(db, user?.id)
}
