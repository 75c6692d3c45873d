import type { ErrorCode } from '@blickfang/contract/api/errors/app-error.ts'
import { failureBody } from '@blickfang/contract/api/errors/failure-body.ts'
import { errorStatus } from '@blickfang/contract/api/errors/statuses.generated.ts'
import { appErrorOf } from '../errors/app-error-of.ts'
import { isPassing } from '../errors/is-passing.ts'
import { noteRefusal } from '../http/note-refusal.ts'
import { requestLanguage } from '../http/request-language.ts'

interface AnswerError {
  readonly headers: Headers
  readonly requestId: string
  /** For the log: what was asked, without what stands in its place in the path. */
  readonly route: string
}

/** The answer for whatever was thrown, and one line of the log. The cause of an unknown fault stands there, never in the answer. */
export function answerError(error: unknown, { headers, requestId, route }: AnswerError): Response {
  const known = appErrorOf(error)
  const code: ErrorCode = known?.code ?? (isPassing(error) ? 'UNAVAILABLE' : 'INTERNAL')
  const status = errorStatus[code]
  noteRefusal({ requestId, route, status, code, ...(status >= 500 && { err: error }) })
  const body = failureBody(code, requestLanguage(headers), known?.detail)
  const retryAfter = known?.detail?.retryAfter
  return Response.json(body, {
    status,
    headers: { ...answerHeaders(requestId), ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }) },
  })
}

export function answerHeaders(requestId: string): Record<string, string> {
  return { 'cache-control': 'no-store', 'x-request-id': requestId, 'x-content-type-options': 'nosniff' }
}
