import { type ErrorCode, errorStatus } from '@blickfang/shared/kernel/app-error.ts'
import { errorSentenceOf } from '@blickfang/shared/kernel/errors/error-sentence-of.ts'
import { failureBody } from '@blickfang/shared/kernel/errors/failure-body.ts'
import type { AfterErrorHook, APIError } from 'payload'
import { appErrorOf } from '../errors/app-error-of.ts'
import { asPayloadError } from '../errors/payload-error.ts'
import { requestLanguage } from '../http/request-language.ts'

/**
 * Words what Payload itself throws before or instead of an operation. Below /api/v1 an answer always has the shape of the
 * API. Elsewhere errors meant for people keep their words even when a bundle holds two copies of Payload's error class.
 */
export const answerRestError: AfterErrorHook = ({ error, graphqlResult, req, result }) => {
  if (graphqlResult) return
  const { status, isPublic, message, data } = error as {
    status?: number
    isPublic?: boolean
    message: string
    data?: unknown
  }
  const isUnreadable = error instanceof URIError || error instanceof SyntaxError
  if (new URL(req.url ?? '/', 'http://cms').pathname.startsWith('/api/v1')) {
    const known = appErrorOf(error)
    const code: ErrorCode = isUnreadable ? 'BAD_REQUEST' : (known?.code ?? 'INTERNAL')
    const body = failureBody(code, requestLanguage(req.headers), known?.detail)
    return { response: body as never, status: errorStatus[code] }
  }
  if (isUnreadable)
    return {
      response: { errors: [{ message: errorSentenceOf('BAD_REQUEST', requestLanguage(req.headers)) }] },
      status: 400,
    }
  // A hook's refusal that nobody has put into words yet.
  const refusal = isPublic ? undefined : appErrorOf(error)
  if (refusal) {
    const worded = asPayloadError(refusal, req) as APIError
    return { response: { errors: [{ message: worded.message, data: worded.data as never }] }, status: refusal.status }
  }
  if (!isPublic || result?.errors?.[0]?.message === message) return
  return {
    response: { errors: [{ message, ...(data !== undefined && { data: data as never }) }] },
    ...(status !== undefined && { status }),
  }
}
