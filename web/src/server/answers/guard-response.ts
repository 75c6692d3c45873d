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
    const headers = rest.find((part) => typeof part === 'object' && part !== null)
    for (const [name, value] of entriesOf(headers)) this.setHeader(name, value)
    for (const name of this.getHeaderNames()) if (internal.test(name)) this.removeHeader(name)
    for (const [name, value] of Object.entries(securityHeaders)) this.setHeader(name, value)
    if (!this.hasHeader('content-security-policy')) this.setHeader('content-security-policy', closedPolicy)
    if (isSecure) this.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains')
    this.setHeader('x-request-id', requestId)
    this.writeHead = writeHead
    return writeHead.call(this, status)
  } as typeof writeHead
}

type HeaderValue = string | number | string[]

/** Node takes headers as an object, or as a flat list of names and values. */
function entriesOf(headers: unknown): [string, HeaderValue][] {
  if (!headers) return []
  if (!Array.isArray(headers))
    return Object.entries(headers as Record<string, HeaderValue>).filter(([, v]) => v !== undefined)
  if (Array.isArray(headers[0])) return headers as [string, HeaderValue][]
  const byName = new Map<string, string[]>()
  for (let i = 0; i + 1 < headers.length; i += 2) {
    const name = String(headers[i])
    byName.set(name, [...(byName.get(name) ?? []), String(headers[i + 1])])
  }
  return [...byName].map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values])
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
