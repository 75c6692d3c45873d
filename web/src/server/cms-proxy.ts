import { Agent, type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { cmsPolicy } from './answers/content-policy.ts'
import { sendPlainAnswer } from './answers/plain-answer.ts'

const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

interface Forwarding {
  readonly requestId: string
  readonly isSecure: boolean
}

/** Hands requests to the cms as they come, bodies streamed and unlimited; a cms that does not answer gives 503 in words. */
export class CmsProxy {
  readonly #url: URL
  // Shorter than the cms keeps its connections, so that none is closed under a request.
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 256, timeout: 4_000 })

  constructor(cmsUrl: string) {
    this.#url = new URL(cmsUrl)
  }

  async forward(request: IncomingMessage, response: ServerResponse, forwarding: Forwarding): Promise<void> {
    try {
      const answer = await this.#ask(request, response, forwarding)
      const headers = withoutHops(answer.headers)
      if (!headers['content-security-policy']) headers['content-security-policy'] = policyFor(headers['content-type'])
      response.writeHead(answer.statusCode ?? 502, headers)
      await pipeline(answer, response)
    } catch (error) {
      if (request.destroyed && response.destroyed) return
      console.error(
        `[web] ${forwarding.requestId} cms does not answer:`,
        error instanceof Error ? error.message : error,
      )
      sendPlainAnswer(request, response, { code: 'UNAVAILABLE' })
    }
  }

  /** Joins a websocket to the cms's, for hot reload in development. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const upstream = connect(Number(this.#url.port || 80), this.#url.hostname, () => {
      const lines = [`${request.method} ${request.url} HTTP/1.1`]
      for (let i = 0; i + 1 < request.rawHeaders.length; i += 2)
        lines.push(`${request.rawHeaders[i]}: ${request.rawHeaders[i + 1]}`)
      upstream.write(`${lines.join('\r\n')}\r\n\r\n`)
      upstream.write(head)
      upstream.pipe(socket).pipe(upstream)
    })
    upstream.on('error', () => socket.destroy())
    socket.on('error', () => upstream.destroy())
  }

  #ask(request: IncomingMessage, response: ServerResponse, forwarding: Forwarding): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const outgoing = send({
        agent: this.#agent,
        hostname: this.#url.hostname,
        port: this.#url.port,
        method: request.method,
        path: request.url,
        headers: forwardedHeaders(request, forwarding),
      })
      outgoing.on('response', resolve)
      outgoing.on('error', reject)
      response.on('close', () => outgoing.destroy())
      // An early answer (413, 401) ends the reading of a body that nobody wants.
      pipeline(request, outgoing).catch(reject)
    })
  }
}

function forwardedHeaders(
  request: IncomingMessage,
  { requestId, isSecure }: Forwarding,
): Record<string, string | string[]> {
  return {
    ...withoutHops(request.headers),
    'x-forwarded-for': forwardedFor(request),
    'x-forwarded-host': String(request.headers['x-forwarded-host'] ?? request.headers.host ?? ''),
    'x-forwarded-proto': isSecure ? 'https' : 'http',
    'x-request-id': requestId,
  }
}

/** Who asks, for the cms that counts tries by it: what came along from a trusted proxy, then the peer. */
export function forwardedFor(request: IncomingMessage): string {
  return [request.headers['x-forwarded-for'], clientOf(request)].filter(Boolean).join(', ')
}

/** The peer's address; Node writes IPv4 in the IPv6 way when it listens on both. */
function clientOf(request: IncomingMessage): string {
  return (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
}

function withoutHops(headers: IncomingMessage['headers']): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !hopByHop.has(name)) kept[name] = value
  return kept
}

/** A drawing may carry scripts; opened on its own it must not run them. */
function policyFor(contentType: string | string[] | undefined): string {
  return String(contentType).startsWith('image/svg') ? `${cmsPolicy}; script-src 'none'; sandbox` : cmsPolicy
}
