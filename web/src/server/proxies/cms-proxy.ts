import { Agent, type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { requestHeaders } from '@blickfang/platform/server/request-scope.ts'
import { cmsPolicy } from '../answers/content-policy.ts'
import { sendPlainAnswer } from '../answers/plain-answer.ts'
import { BodyPlaces } from '../bodies/body-places.ts'
import { clientNetwork } from '../bodies/client-network.ts'
import { readStart, type Start } from '../bodies/read-start.ts'
import { BodyStopped, type Progress, watchProgress } from '../bodies/watch-progress.ts'

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

/** Greatest size in bytes of a body that is read here, so that a slow sender takes no connection to the cms: anything that the editor sends but pictures. */
const maxSmall = 256 * 1024
/** Connections to the cms. Large bodies get a part of them, one network a part of that. */
const maxSockets = 256

interface Limits {
  readonly small: BodyPlaces
  readonly large: BodyPlaces
  /** A small body is there, and the cms has moved, within so many ms. */
  readonly bodyMs: number
  readonly patienceMs: number
  readonly progress: Progress
}

const usual = (): Limits => ({
  small: new BodyPlaces({ ofNetwork: 100, ofAll: 2_000 }),
  large: new BodyPlaces({ ofNetwork: 16, ofAll: 64 }),
  bodyMs: 20_000,
  // Above the 30 s that the cms gives a statement of its own.
  patienceMs: 60_000,
  // Slower than 1 kB a second no picture is ever uploaded.
  progress: { everyMs: 10_000, bytes: 10_000 },
})

interface CmsPlace {
  readonly url: string
  /** A reverse proxy stands in front and says where requests come from. */
  readonly isProxied: boolean
}

interface Forwarding {
  readonly requestId: string
  readonly isSecure: boolean
  /** For an answer without a Content-Security-Policy of its own; that of files unless named. */
  readonly policy?: string | undefined
}

interface Exchange extends Forwarding {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

/**
 * Hands requests to the cms: small bodies once they are here, large ones as they come. A sender that is slow, or sends too many at
 * once, is refused; a cms that does not answer in time gives 503 in words.
 */
export class CmsProxy {
  readonly #url: URL
  readonly #isProxied: boolean
  readonly #limits: Limits
  // Shorter than the cms keeps its connections, so that none is closed under a request.
  readonly #agent = new Agent({ keepAlive: true, maxSockets, timeout: 4_000 })

  constructor({ url, isProxied }: CmsPlace, limits: Partial<Limits> = {}) {
    this.#url = new URL(url)
    this.#isProxied = isProxied
    this.#limits = { ...usual(), ...limits }
  }

  async forward(request: IncomingMessage, response: ServerResponse, forwarding: Forwarding): Promise<void> {
    const places: (() => void)[] = []
    try {
      await this.#forward({ request, response, ...forwarding }, places)
    } catch (error) {
      if (request.destroyed && response.destroyed) return
      const code = error instanceof BodyStopped ? 'BAD_REQUEST' : 'UNAVAILABLE'
      sendPlainAnswer(request, response, { code, cause: error })
    } finally {
      for (const leave of places) leave()
    }
  }

  async #forward(exchange: Exchange, places: (() => void)[]): Promise<void> {
    const { request, response } = exchange
    const take = (kind: BodyPlaces) => {
      const leave = kind.take(clientNetwork(request, this.#isProxied))
      if (leave) places.push(leave)
      return leave !== undefined
    }
    const refuse = () => sendPlainAnswer(request, response, { code: 'RATE_LIMITED', headers: { 'retry-after': '10' } })
    const { small, large, bodyMs } = this.#limits
    const length = Number(request.headers['content-length'] ?? 0)
    const isLarge = length > maxSmall
    const hasBody = length > 0 || request.headers['transfer-encoding'] !== undefined
    if (hasBody && !take(isLarge ? large : small)) return refuse()
    const limits = { maxBytes: maxSmall, withinMs: bodyMs }
    const start = hasBody && !isLarge ? await readStart(request, limits) : { bytes: Buffer.alloc(0), isWhole: !hasBody }
    if (hasBody && !isLarge && !start.isWhole && !take(large)) return refuse()
    const answer = await this.#ask(exchange, start)
    const headers = withoutHops(answer.headers)
    if (!headers['content-security-policy']) {
      headers['content-security-policy'] = policyFor(headers['content-type'], exchange.policy)
    }
    response.writeHead(answer.statusCode ?? 502, headers)
    await pipeline(answer, response)
  }

  /** Joins a websocket to the cms's, for hot reload in development. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // No time limit: a developer's own, and open for as long as the page is.
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

  #ask({ request, response, ...forwarding }: Exchange, { bytes, isWhole }: Start): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const outgoing = send({
        agent: this.#agent,
        hostname: this.#url.hostname,
        port: this.#url.port,
        method: request.method,
        path: request.url,
        headers: {
          ...forwardedHeaders(request, forwarding),
          ...(isWhole && bytes.length > 0 && { 'content-length': String(bytes.length) }),
        },
      })
      const fail = (error: Error) => {
        clearTimeout(queue)
        stopWatching()
        outgoing.destroy()
        reject(error)
      }
      const stopWatching = isWhole ? () => undefined : watchProgress(request, this.#limits.progress, fail)
      const late = () => fail(new Error('no answer in time'))
      const queue = setTimeout(late, this.#limits.patienceMs)
      outgoing.once('socket', () => clearTimeout(queue))
      outgoing.setTimeout(this.#limits.patienceMs, late)
      outgoing.on('response', (answer) => {
        stopWatching()
        // An early answer (413, 401) ends the reading of a body that nobody wants.
        request.unpipe(outgoing)
        answer.once('end', () => outgoing.writableFinished || outgoing.destroy())
        resolve(answer)
      })
      outgoing.on('error', fail)
      response.on('close', () => outgoing.destroy())
      if (isWhole) outgoing.end(bytes)
      else {
        outgoing.write(bytes)
        request.pipe(outgoing)
      }
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

/** Addresses of whoever asks, by which the cms counts tries: those that came along from a trusted proxy, then the peer's. */
function forwardedFor(request: IncomingMessage): string {
  return [request.headers['x-forwarded-for'], clientOf(request)].filter(Boolean).join(', ')
}

/** Headers of a question to the cms that a visitor's request asks: whose tries it counts, and what the log calls it. */
export function inNameOf(request: IncomingMessage): Record<string, string> {
  return { 'x-forwarded-for': forwardedFor(request), ...requestHeaders() }
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
function policyFor(contentType: string | string[] | undefined, usual: string = cmsPolicy): string {
  return String(contentType).startsWith('image/svg') ? `${cmsPolicy}; script-src 'none'; sandbox` : usual
}
