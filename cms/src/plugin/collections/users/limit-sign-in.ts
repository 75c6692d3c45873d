import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { errorSentenceOf } from '@blickfang/contract/api/errors/error-sentence-of.ts'
import {
  APIError,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { invalid } from '../../errors/invalid.ts'
import { clientNetwork, giveBack, limitRate } from '../../http/rate-limit.ts'
import { checkText } from '../../http/read-body.ts'
import { requestLanguage } from '../../http/request-language.ts'

const perClient = { points: 60, seconds: 15 * 60 }
const perAccount = { points: 10, seconds: 15 * 60 }
/** No address is longer (RFC 5321, 4.5.3.1), and each that is tried is remembered for as long as its limit runs. */
const longest = 320

/** Try of a password, as it was counted: the limit's name and whose it was. */
export type Attempt = readonly (readonly [limit: string, client: string])[]

/**
 * Counts a try of a password, by where it comes from and, from there, by account. No account is ever locked for everybody:
 * whoever knows its address could shut out its owner.
 */
export async function limitSignIn({ headers, payload }: PayloadRequest, email: string): Promise<Attempt> {
  // The local API, which seeds and tests use, has no client.
  if (!headers?.get('host') && !headers?.get('x-forwarded-for')) return []
  const client = clientNetwork(headers)
  // Who guesses at one account may change networks: a provider gives some customers 65,536 of them.
  const site = clientNetwork(headers, 'site')
  const account = email.toLowerCase().trim()
  try {
    checkText(account, 'email')
    if (account.length > longest) throw invalid('email', `longerThan${longest}`)
    await limitRate(payload, { name: 'login of a client', client, rate: perClient })
    await limitRate(payload, { name: 'login of an account', client: `${site} ${account}`, rate: perAccount })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const sentence = errorSentenceOf(error.code, requestLanguage(headers))
    throw new APIError(sentence, error.status, { code: error.code, ...error.detail }, true)
  }
  return [
    ['login of a client', client],
    ['login of an account', `${site} ${account}`],
  ]
}

/** Takes a try out of the count again that was the right password. */
export async function succeeded({ payload }: PayloadRequest, attempt: Attempt): Promise<void> {
  for (const [name, client] of attempt) await giveBack(payload, { name, client })
}

/** Slows down guessing of passwords at the sign-in. */
export const limitLogin: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login' && operation !== 'forgotPassword') return args
  req.context.signIn = await limitSignIn(req, String((args as { data?: { email?: unknown } }).data?.email ?? ''))
  return args
}

/** Takes the count of a try back: whoever knows the password has not guessed. */
export const forgetAttempt: CollectionAfterLoginHook = ({ req }) =>
  succeeded(req, (req.context.signIn as Attempt | undefined) ?? [])
