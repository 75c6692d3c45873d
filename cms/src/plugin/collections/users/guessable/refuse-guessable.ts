import { errorStatus } from '@blickfang/contract/api/errors/statuses.generated.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionBeforeOperationHook, type PayloadRequest, type Where } from 'payload'
import { roleOf } from '../../../access/roles.ts'
import { databaseOfRequest } from '../../../db/database.ts'
import { requestLanguage } from '../../../http/request-language.ts'
import { siteName } from '../../../operations/form/shop-of.ts'
import { ownOf } from '../../../own/own-of.ts'
import { accountWords, type Known } from './account-words.ts'
import { isGuessable } from './is-guessable.ts'
import { messages } from './messages.generated.ts'

interface PasswordArgs {
  readonly id?: unknown
  readonly where?: Where
  readonly overrideAccess?: boolean
  readonly data?: Known & { readonly password?: unknown; readonly token?: unknown }
}

/** A new password is none that is tried first, whoever sets it and by whichever door: all of them are operations of this collection. */
export const refuseGuessable: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return args
  const asked = args as PasswordArgs
  const password = asked.data?.password
  if (typeof password !== 'string' || password === '') return args
  const accounts = await { create: accountsToBe, update: accountsNamed, resetPassword: accountsOfLink }[operation](
    asked,
    req,
  )
  // Nobody's: Payload refuses it. To measure takes too long to be done for anybody who asks.
  if (accounts.length === 0) return args
  const { publicUrl } = ownOf(req.payload)
  const site = [await siteName(await databaseOfRequest(req)), new URL(publicUrl).hostname, 'Blickfang']
  if (!(await isGuessable(password, accountWords([asked.data ?? {}, ...accounts], site)))) return args
  const message = translate(messages, requestLanguage(req.headers ?? new Headers()))('guessable')
  throw new APIError(message, errorStatus.INVALID, { code: 'INVALID', fields: { password: message } }, true)
}

type Accounts = (asked: PasswordArgs, req: PayloadRequest) => Promise<readonly Known[]>

const accountsToBe: Accounts = async ({ data, overrideAccess }, req) =>
  data && (overrideAccess || roleOf(req) === 'admin') ? [data] : []

/** Those that whoever asks may see: the words of others must not be found out by passwords. */
const accountsNamed: Accounts = async ({ id, where, overrideAccess = false }, req) => {
  const which = id === undefined ? where : { id: { equals: id } }
  if (!which || (!overrideAccess && !roleOf(req))) return []
  const { docs } = await req.payload.find({
    ...{ collection: 'bf-users', where: which, depth: 0, pagination: false, overrideAccess, req },
  })
  return docs.map((doc): Known => ({ email: doc.email, name: doc.name }))
}

const accountsOfLink: Accounts = async ({ data }, req) => {
  const db = await databaseOfRequest(req)
  return db.rows<{ email: string; name: string }>(sql`
    select email, name from ${db.accounts.table}
    where reset_password_token = ${String(data?.token ?? '')} and reset_password_expiration > now()`)
}
