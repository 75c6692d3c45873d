import type { IncomingMessage, ServerResponse } from 'node:http'
import { closedPolicy } from './content-policy.ts'

/** Headers of every answer, errors and proxied ones included. */
const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
} as const

const internal = /^(x-powered-by|server|x-nextjs-.*|x-middleware-.*|next-.*)$/i

interface Guard {
  readonly requestId: string
  readonly isSecure: boolean
}

/**
 * Gives the answer its security headers and id at the last moment, so that neither Next nor the cms can lose them, and takes
 * away what tells of the inside. A policy that was set on the way stays; an answer without one gets the closed policy.
 */
export function guardResponse(response: ServerResponse, { requestId, isSecure }: Guard): void {
  const writeHead = response.writeHead
  response.writeHead = function guarded(this: ServerResponse, status: number, ...rest: unknown[]) {
    const headers: Record<string, HeaderValue> = {}
    for (const name of this.getHeaderNames()) {
      if (internal.test(name)) this.removeHeader(name)
      else headers[name] = this.getHeader(name) as HeaderValue
    }
    addHeaders(
      headers,
      rest.find((part) => typeof part === 'object' && part !== null),
    )
    headers['content-security-policy'] ??= closedPolicy
    Object.assign(headers, securityHeaders)
    if (isSecure) headers['strict-transport-security'] = 'max-age=31536000; includeSubDomains'
    headers['x-request-id'] = requestId
    this.writeHead = writeHead
    return writeHead.call(this, status, headers)
  } as typeof writeHead
}

type HeaderValue = string | number | string[]

/** Adds to `headers` what Node takes as an object, or as a flat list of names and values, without what is internal; by names in small letters. */
function addHeaders(headers: Record<string, HeaderValue>, given: unknown): void {
  if (!given) return
  if (!Array.isArray(given)) {
    for (const [name, value] of Object.entries(given as Record<string, HeaderValue | undefined>))
      if (value !== undefined && !internal.test(name)) headers[name.toLowerCase()] = value
    return
  }
  const several = Object.create(null) as Record<string, string[]>
  for (const [name, value] of pairsOf(given))
    if (!internal.test(name)) several[name.toLowerCase()] = [...(several[name.toLowerCase()] ?? []), ...[value].flat()]
  for (const [name, values] of Object.entries(several)) headers[name] = values.length === 1 ? (values[0] ?? '') : values
}

function pairsOf(list: readonly unknown[]): [string, string | string[]][] {
  if (Array.isArray(list[0])) return list as [string, string | string[]][]
  return Array.from({ length: list.length >> 1 }, (_, index) => [String(list[2 * index]), String(list[2 * index + 1])])
}

const inbound =
  /^(x-middleware-.*|x-nextjs-.*|x-invoke-.*|x-matched-path|x-now-.*|x-vercel-.*|x-original-url|x-rewrite-url)$/i
/** In development the browser names each request, and what React tells of its making comes by a channel of that name. */
const channelNames = /^x-nextjs-(html-)?request-id$/i
const forwarded = /^(forwarded|x-forwarded-.*|x-real-ip|x-request-id)$/i

interface Stand {
  /** A reverse proxy is known to stand in front. */
  readonly isProxied: boolean
  readonly isDev: boolean
}

/**
 * Takes away headers that only the inside may set; those of a reverse proxy too unless one is known to stand in front.
 * Without the names of its channels a page in development waits for ever after a change of its address.
 */
export function stripRequest(request: IncomingMessage, { isProxied, isDev }: Stand): void {
  for (const name of Object.keys(request.headers)) {
    const isInside = inbound.test(name) && !(isDev && channelNames.test(name))
    if (isInside || (!isProxied && forwarded.test(name))) delete request.headers[name]
  }
}
