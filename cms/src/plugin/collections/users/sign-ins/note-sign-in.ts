import { createHmac } from 'node:crypto'
import { errorStatus } from '@blickfang/contract/api/errors/statuses.generated.ts'
import { serverLog } from '@blickfang/platform/server/log/server-log.ts'
import type {
  CollectionAfterErrorHook,
  CollectionAfterLogoutHook,
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { clientNetwork } from '../../../http/rate-limit.ts'
import { spellAddress } from '../../../operations/account/address/spell-address.ts'

/** Account that a line is about: `account` stands for the address, `id` is there once it is known whose it is. */
interface Line {
  readonly account?: string
  readonly id?: string
}

interface Try {
  readonly operation: 'login' | 'forgotPassword' | 'resetPassword' | 'update'
  readonly account?: string
}

/**
 * Notes who tries to get in, so that guessing can be followed: an account by a key of its address, which is the same for every try
 * and tells the address to nobody. Source: ASVS 5.0, 16.3.1.
 */
export const noteTry: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isUpdate = operation === 'update'
  if (!isUpdate && operation !== 'login' && operation !== 'forgotPassword' && operation !== 'resetPassword') return args
  const data = (args as { data?: { email?: unknown; currentPassword?: unknown } }).data
  // Whoever says the old password tries it, in a session that may be somebody else's.
  if (isUpdate && data?.currentPassword === undefined) return args
  const email = isUpdate ? req.user?.email : data?.email
  const account = typeof email === 'string' ? accountKey(req, email) : undefined
  req.context.signInTry = { operation, ...(account && { account }) } satisfies Try
  return args
}

/** Notes a sign-in, and a password that was set by a link. */
export const noteSignIn: CollectionAfterOperationHook = ({ operation, req, result }) => {
  const { user } = (result ?? {}) as { user?: { id?: unknown; email?: unknown } }
  if ((operation !== 'login' && operation !== 'resetPassword') || !user) return result
  const who = { account: accountKey(req, String(user.email)), id: String(user.id) }
  note(req, who, operation === 'login' ? 'Somebody signed in' : 'A new password was set by a link')
  return result
}

/** Asked is asked, whether there is such an account or not. */
export const noteReset: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const tried = req.context.signInTry as Try | undefined
  if (operation === 'forgotPassword') note(req, { account: tried?.account }, 'A link for a new password was asked for')
  return args
}

export const noteRefusedSignIn: CollectionAfterErrorHook = ({ error, req }) => {
  const tried = req.context?.signInTry as Try | undefined
  if (!tried) return
  const { status, data } = error as { status?: number; data?: { fields?: object } }
  const isOfPassword = status === errorStatus.RATE_LIMITED || 'currentPassword' in (data?.fields ?? {})
  if (tried.operation === 'update' && !isOfPassword) return
  const what = {
    login: 'A sign-in was refused',
    forgotPassword: 'A link for a new password was refused',
    resetPassword: 'A new password by a link was refused',
    update: 'An old password was not confirmed',
  }
  note(req, { account: tried.account, status: status ?? 500 }, what[tried.operation])
}

export const noteSignOut: CollectionAfterLogoutHook = ({ req }) => {
  if (req.user)
    note(req, { account: accountKey(req, String(req.user.email)), id: String(req.user.id) }, 'Somebody signed out')
}

function note(req: PayloadRequest, line: Line & { status?: number }, what: string): void {
  serverLog().info({ ...line, network: req.headers ? clientNetwork(req.headers) : 'none' }, what)
}

/** Stands for an address in the log: the same for each of its tries, and made with the server's key, so that nobody can look it up. */
function accountKey({ payload }: PayloadRequest, email: string): string {
  const key = createHmac('sha256', payload.secret).update(`account in the log ${spellAddress(email) ?? email}`)
  return key.digest('hex').slice(0, 16)
}
