import { errorStatus } from '@blickfang/contract/api/errors/statuses.generated.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { readId } from '@blickfang/contract/kernel/text/id.ts'
import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import { databaseOfRequest } from '../../db/database.ts'
import { requestLanguage } from '../../http/request-language.ts'
import { spellAddress } from '../../operations/account/address/spell-address.ts'
import { isPassword } from '../../operations/account/password/is-password.ts'
import { messages, type Sentences } from '../../payload/texts/messages.generated.ts'
import { limitSignIn, succeeded } from './limit-sign-in.ts'

/** Fewest characters of an account's password, whoever sets it. Source: NIST SP 800-63B-4 asks for 8 to 15, without rules of composition. */
const fewest = 12

interface PasswordArgs {
  readonly id?: unknown
  readonly data?: {
    readonly password?: unknown
    readonly currentPassword?: unknown
    readonly email?: unknown
    readonly [key: string]: unknown
  }
}

/**
 * A new password is long enough, and whoever changes their own, or the address to which a new one would be sent, says the old
 * one. `currentPassword` goes no further.
 */
export const checkPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return args
  const { id, data } = args as PasswordArgs
  const { currentPassword, ...rest } = data ?? {}
  if (rest.password) {
    if (typeof rest.password !== 'string' || [...rest.password.trim()].length < fewest)
      throw invalidField('password', 'password.tooShort', req)
    req.context.hasNewPassword = operation === 'update'
  }
  // Without an id many are changed, one's own among them.
  const isOwn = operation === 'update' && req.user && (id === undefined || readId(id) === String(req.user.id))
  if (isOwn && (rest.password || isOtherAddress(rest.email, req.user?.email))) await checkOwn(req, currentPassword)
  return { ...args, data: rest }
}

function isOtherAddress(given: unknown, own: unknown): boolean {
  return given !== undefined && given !== own && (spellAddress(given) ?? given) !== spellAddress(own)
}

async function checkOwn(req: PayloadRequest, password: unknown): Promise<void> {
  if (typeof password !== 'string' || password === '')
    throw invalidField('currentPassword', 'password.currentMissing', req)
  const db = await databaseOfRequest(req)
  const [account] = await db.rows<{ email: string; salt: string; hash: string }>(
    sql`select email, salt, hash from ${db.accounts.table} where id = ${String(req.user?.id)}`,
  )
  // A session that was left open must not be a place to try passwords at.
  const attempt = await limitSignIn(req, account?.email ?? '')
  if (!account || !(await isPassword(password, account)))
    throw invalidField('currentPassword', 'password.currentWrong', req)
  await succeeded(req, attempt)
}

/** In a toast, as the whole sentence: the admin folds the password's fields up when a save is refused, and with them what stands beside. */
function invalidField(path: string, sentence: keyof Sentences, { headers }: PayloadRequest): APIError {
  const message = translate(messages, requestLanguage(headers ?? new Headers()))(sentence)
  return new APIError(message, errorStatus.INVALID, { code: 'INVALID', fields: { [path]: message } }, true)
}
