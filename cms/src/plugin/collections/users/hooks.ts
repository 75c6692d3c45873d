import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { AppError } from 'shared/kernel/app-error.ts'
import { errorMessages } from 'shared/kernel/error-messages.ts'
import { clientAddress, limitRate } from '../../endpoints/rate-limit.ts'
import { checkText } from '../../endpoints/read-body.ts'
import { requestLanguage } from '../../endpoints/request-language.ts'
import { invalid } from '../../operations/content/invalid.ts'

const perAddress = { points: 60, seconds: 15 * 60 }
const perAccount = { points: 10, seconds: 15 * 60 }
/** No address is longer (RFC 5321, 4.5.3.1), and each that is tried is remembered for as long as its limit runs. */
const longest = 320

/** Slows down guessing of passwords: by where it comes from and, from there, by account. Payload locks an account besides. */
export const limitLogin: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  // The local API, which seeds and tests use, has no client.
  if (operation !== 'login' && operation !== 'forgotPassword') return args
  if (!req.headers?.get('host') && !req.headers?.get('x-forwarded-for')) return args
  const client = clientAddress(req.headers)
  const account = String((args as { data?: { email?: unknown } }).data?.email ?? '').toLowerCase()
  try {
    checkText(account, 'email')
    if (account.length > longest) throw invalid('email', `longerThan${longest}`)
    await limitRate('login of a client', client, perAddress)
    await limitRate('login of an account', `${client} ${account}`, perAccount)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const sentence = errorMessages[error.code][requestLanguage(req.headers)]
    throw new APIError(sentence, error.status, { code: error.code, ...error.detail }, true)
  }
  return args
}
