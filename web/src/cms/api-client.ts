import { answerPatience } from '@blickfang/shared/api/answer-patience.ts'
import type { EndpointName, Endpoints } from '@blickfang/shared/api/v1/endpoints.generated.ts'
import { routes } from '@blickfang/shared/api/v1/routes.generated.ts'
import { type ErrorCode, errorStatus } from '@blickfang/shared/kernel/app-error.ts'
import type * as z from 'zod/mini'
import { ApiError } from './api-error.ts'

/** What a caller sends: the body of a write, the query of a read. */
export type Input<N extends EndpointName> = Endpoints[N] extends { readonly body?: infer B extends z.ZodMiniType }
  ? B extends z.ZodMiniUndefined
    ? QueryInput<N>
    : z.input<B>
  : QueryInput<N>
type QueryInput<N extends EndpointName> = Endpoints[N] extends { readonly query?: infer Q extends z.ZodMiniType }
  ? Q extends z.ZodMiniUndefined
    ? Record<never, never>
    : z.input<Q>
  : Record<never, never>
export type Answer<N extends EndpointName> = z.output<Endpoints[N]['answer']>

const root = '/api/v1'

interface CallOptions {
  /** In place of the usual time limit. */
  signal?: AbortSignal
  keepalive?: boolean
  /** What the path's `{name}`s stand for. */
  params?: Readonly<Record<string, string>>
}

let listening: ((answer: Response) => void) | null = null

/** Lets the editor see each answer's headers; there is one listener. */
export function onAnswer(listen: (answer: Response) => void): void {
  listening = listen
}

/** Calls API v1 with the session's cookie. Throws ApiError, always: a failure has a code, a status and what the server said about it. */
export async function call<N extends EndpointName>(
  name: N,
  input: Input<N>,
  { params = {}, ...options }: CallOptions = {},
): Promise<Answer<N>> {
  const [method, path] = routes[name]
  const isRead = method === 'get'
  const address = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  const response = await fetch(root + address + (isRead ? queryOf(input) : ''), {
    method: method.toUpperCase(),
    credentials: 'same-origin',
    headers: isRead ? {} : { 'Content-Type': 'application/json' },
    ...(isRead ? {} : { body: JSON.stringify(input) }),
    ...options,
    signal: options.signal ?? answerPatience(),
  }).catch((cause: unknown) => {
    throw new ApiError('UNAVAILABLE', 0, {}, cause)
  })
  listening?.(response)
  return answerOf<N>(response.status, await bodyOf(response))
}

/** The answer of a success, an ApiError of anything else. The server's own code is kept; without one the status tells. */
export function answerOf<N extends EndpointName>(status: number, body: unknown): Answer<N> {
  const record = isRecord(body) ? body : {}
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

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text().catch((cause: unknown) => {
    throw new ApiError('UNAVAILABLE', 0, {}, cause)
  })
  return parse(text)
}

/** A proxy's error page is no JSON: then the status alone speaks. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function queryOf(input: unknown): string {
  const entries = Object.entries(isRecord(input) ? input : {}).filter(
    ([, value]) => value !== undefined && value !== null,
  )
  const query = new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))
  return query.size > 0 ? `?${query}` : ''
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
