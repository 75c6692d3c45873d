import { type ErrorCode, errorStatus } from 'shared/kernel/app-error.ts'
import type { AnswerOf, BodyInput, Endpoint } from 'shared/kernel/endpoint.ts'
import { z } from 'zod'

const failureSchema = z.looseObject({ code: z.string(), error: z.string() })

/** A call that was answered with a failure. `detail` is the whole answer: `conflict`, `fields`, `missing`. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly detail: Readonly<Record<string, unknown>>

  constructor(code: ErrorCode, status: number, message: string, detail: Readonly<Record<string, unknown>>) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.detail = detail
  }
}

export interface CallOptions<E extends Endpoint> {
  readonly body?: BodyInput<E>
  readonly query?: Readonly<Record<string, string | undefined>>
  /** Lets the request outlive the page; at most 64 kB of body. */
  readonly keepalive?: boolean
  /** Language of error sentences. */
  readonly language?: string
}

/** Calls API v1 from the browser. Throws ApiError for answers that say no, TypeError when there is no network. */
export async function callApi<E extends Endpoint>(endpoint: E, options: CallOptions<E> = {}): Promise<AnswerOf<E>> {
  const { body, query = {}, keepalive = false, language } = options
  const defined = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined)
  const search = defined.length > 0 ? `?${new URLSearchParams(defined)}` : ''
  const response = await fetch(`/api/v1${endpoint.path}${search}`, {
    method: endpoint.method.toUpperCase(),
    credentials: 'same-origin',
    keepalive,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(language && { 'accept-language': language }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) throw toError(response.status, answer)
  return endpoint.answer.parse(answer) as AnswerOf<E>
}

function toError(status: number, answer: unknown): ApiError {
  const failure = failureSchema.safeParse(answer)
  if (!failure.success) return new ApiError(status >= 500 ? 'UNAVAILABLE' : 'BAD_REQUEST', status, `HTTP ${status}`, {})
  const { code, error } = failure.data
  return new ApiError(isErrorCode(code) ? code : 'INTERNAL', status, error, failure.data)
}

function isErrorCode(code: string): code is ErrorCode {
  return code in errorStatus
}
