import type { ErrorCode } from '@blickfang/contract/api/errors/app-error.ts'
import { errorSentenceOf } from '@blickfang/contract/api/errors/error-sentence-of.ts'
import { failureBody } from '@blickfang/contract/api/errors/failure-body.ts'
import { errorStatus } from '@blickfang/contract/api/errors/statuses.generated.ts'
import type { AfterErrorHook, APIError, PayloadRequest } from 'payload'
import { appErrorOf } from '../errors/app-error-of.ts'
import { isPassing } from '../errors/is-passing.ts'
import { asPayloadError } from '../errors/payload-error.ts'
import { requestLanguage } from '../http/request-language.ts'
import { isOfProject } from './is-of-project.ts'

/**
 * Words what Payload itself throws before or instead of an operation. Below /api/v1 an answer always has the shape of the
 * API. Elsewhere errors meant for people keep their words even when a bundle holds two copies of Payload's error class. Errors of
 * the project's own collections and endpoints stay as they are.
 */
export const answerRestError: AfterErrorHook = ({ error, graphqlResult, req, result }) => {
  if (
    graphqlResult ||
    (req.url && isOfProject(req.payload.config, { url: req.url, method: req.method ?? 'GET', headers: req.headers }))
  )
    return
  sayWhenAgain(req, appErrorOf(error)?.detail?.retryAfter)
  const { status, isPublic, message, data } = error as {
    status?: number
    isPublic?: boolean
    message: string
    data?: unknown
  }
  const isUnreadable = error instanceof URIError || error instanceof SyntaxError
  if (new URL(req.url ?? '/', 'http://cms').pathname.startsWith('/api/v1')) {
    const known = appErrorOf(error)
    const code: ErrorCode = isUnreadable
      ? 'BAD_REQUEST'
      : (known?.code ?? (isPassing(error) ? 'UNAVAILABLE' : 'INTERNAL'))
    return {
      response: failureBody(code, requestLanguage(req.headers), known?.detail) as never,
      status: errorStatus[code],
    }
  }
  if (isUnreadable) return worded('BAD_REQUEST', req.headers)
  if (isPassing(error)) return worded('UNAVAILABLE', req.headers)
  // A hook's refusal that nobody has put into words yet.
  const refusal = isPublic ? undefined : appErrorOf(error)
  if (refusal) {
    const words = asPayloadError(refusal, req) as APIError
    return { response: told(words.message, words.data), status: refusal.status }
  }
  if (!isPublic && (status ?? 500) >= 500) return worded('INTERNAL', req.headers)
  if (!isPublic) return
  const known = result?.errors?.[0]?.message === message ? result.errors[0] : undefined
  return { response: told(message, data, known), ...(status !== undefined && { status }) }
}

/** The header that goes with «too many»: clients of all kinds heed it. */
function sayWhenAgain(req: PayloadRequest, seconds: unknown): void {
  if (typeof seconds !== 'number') return
  req.responseHeaders = new Headers(req.responseHeaders)
  req.responseHeaders.set('retry-after', String(seconds))
}

/** As Payload words its own refusals, which its admin shows in a toast. */
function worded(code: ErrorCode, headers: Headers) {
  return { response: told(errorSentenceOf(code, requestLanguage(headers))), status: errorStatus[code] }
}

/**
 * Answer that the forms of Payload's admin read: the sentence once more beside the errors, which they then show as it is. A sentence
 * among the errors alone is cut at its first colon, and after that at each comma, as a list of fields.
 */
function told(message: string, data?: unknown, known?: object): never {
  const errors = [known ?? { message, ...(data !== undefined && { data }) }]
  // Forms that find a sentence for the whole look at no field.
  const isAtFields = Array.isArray((data as { errors?: unknown } | null | undefined)?.errors)
  return (isAtFields ? { errors } : { errors, message }) as never
}
