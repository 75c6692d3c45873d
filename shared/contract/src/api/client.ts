import type * as z from 'zod/mini'
import { answerPatience } from './answer-patience.ts'
import { apiAddress, routeOf } from './api-address.ts'
import { ApiError } from './api-error.ts'
import type { Endpoint } from './endpoint.ts'
import type { ErrorCode } from './errors/app-error.ts'
import { errorStatus } from './errors/statuses.generated.ts'
import type { EndpointName, Endpoints } from './v1/endpoints.generated.ts'

/** Everything that a call takes: the body of a write, the query of a read, and the values in its path. An upload is a FormData. */
export type Input<N extends EndpointName> = InputOf<Endpoints[N]>
type InputOf<E extends Endpoint> =
  E extends Endpoint<infer Body, infer Query, z.ZodMiniType, infer Params>
    ? Part<Body> & Part<Query> & Part<Params>
    : never
type Part<Schema extends z.ZodMiniType> = Schema extends z.ZodMiniUndefined ? Nothing : Members<z.input<Schema>>
/** An object without members would forbid those of the path. */
type Members<T> = string extends keyof T ? Nothing : T
type Nothing = Record<never, never>

/** The answer of a call that succeeded. */
export type Answer<N extends EndpointName> = z.output<Endpoints[N]['answer']>

/** How one call goes, beside what it says. */
export interface CallOptions extends Pick<RequestInit, 'cache' | 'keepalive'> {
  readonly headers?: Readonly<Record<string, string>>
  /** In place of the usual time limit. */
  readonly signal?: AbortSignal
}

/**
 * Calls API v1. Throws ApiError, always: a failure has a code, a status and what the server said about it. Nothing is tried again by
 * itself: who wants that knows how long and what for, and `backoff` says when.
 */
export type Call = <N extends EndpointName>(name: N, input: Input<N>, options?: CallOptions) => Promise<Answer<N>>

interface Client {
  /** Origin of the server. Left out: the page's own, with the session's cookie. */
  readonly baseUrl?: string
  /** Sent with each call. */
  readonly headers?: Readonly<Record<string, string>>
  /** Sees each answer, of which nothing has been read. */
  readonly onAnswer?: (answer: Response) => void
}

/**
 * Makes the one way to API v1, for browsers and servers alike. Knows how each contract is reached, and none of their schemas:
 * the server checks what is sent.
 *
 * @example
 * const call = createClient()
 * const { page } = await call('addPage', { initialMeta: { name: 'Team' }, lang: 'de' })
 */
export function createClient({ baseUrl = '', headers = {}, onAnswer }: Client = {}): Call {
  return async (name, input, options = {}) => {
    const { address, init } = requestOf(name, input, { ...options, headers: { ...headers, ...options.headers } })
    const signal = options.signal ?? answerPatience()
    const response = await fetch(baseUrl + address, { ...init, signal }).catch(offline)
    onAnswer?.(response)
    return answerOf<typeof name>(response.status, await response.text().catch(offline))
  }
}

function requestOf(name: EndpointName, input: object, { headers, ...options }: CallOptions) {
  const [method, path] = routeOf(name)
  const entries = Object.entries(input).filter(([key]) => !path.includes(`{${key}}`))
  const isRead = method === 'get'
  const isUpload = input instanceof FormData
  const init: RequestInit = {
    method: method.toUpperCase(),
    credentials: 'same-origin',
    ...options,
    headers: { ...(!isRead && !isUpload && { 'Content-Type': 'application/json' }), ...headers },
    ...(!isRead && {
      body: isUpload ? input : JSON.stringify(Array.isArray(input) ? input : Object.fromEntries(entries)),
    }),
  }
  return { address: apiAddress(name, { ...input }) + (isRead ? queryOf(entries) : ''), init }
}

function queryOf(entries: readonly (readonly [string, unknown])[]): string {
  const given = entries.filter(([, value]) => value !== undefined && value !== null)
  const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)]))
  return query.size > 0 ? `?${query}` : ''
}

function offline(cause: unknown): never {
  throw new ApiError('UNAVAILABLE', 0, {}, cause)
}

/** The answer of a success, an ApiError of anything else. The server's own code is kept; without one the status tells. */
export function answerOf<N extends EndpointName>(status: number, text: string): Answer<N> {
  const answer = parse(text)
  const record = isRecord(answer) ? answer : {}
  if (status >= 200 && status < 300 && record.success !== false) return record as Answer<N>
  const code =
    typeof record.code === 'string' && record.code in errorStatus ? (record.code as ErrorCode) : byStatus(status)
  throw new ApiError(code, status, record)
}

function byStatus(status: number): ErrorCode {
  if (status === 401) return 'UNAUTHENTICATED'
  if (status === 403) return 'FORBIDDEN'
  if (status === 404) return 'NOT_FOUND'
  if (status === 413) return 'TOO_LARGE'
  if (status === 429) return 'RATE_LIMITED'
  return status === 502 || status === 503 || status === 504 ? 'UNAVAILABLE' : 'INTERNAL'
}

/** A proxy's error page is no JSON: then the status alone speaks. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
