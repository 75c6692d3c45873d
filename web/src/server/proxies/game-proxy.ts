import { type IncomingMessage, Agent as PlainAgent, request as plain, type ServerResponse } from 'node:http'
import { Agent as SecureAgent, request as secure } from 'node:https'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseUrl } from '@blickfang/contract/kernel/text/address/parse-url.ts'
import { sendPlainAnswer } from '../answers/plain-answer.ts'
import { clientNetwork } from '../bodies/client-network.ts'
import { isForeign } from '../bodies/is-foreign.ts'
import { readStart } from '../bodies/read-start.ts'
import { BodyStopped } from '../bodies/watch-progress.ts'
import { GameRate } from './game-rate.ts'

const prefix = '/_game'
const rest = /^\/rest\/v1\/\w+$/
const socket = '/realtime/v1/websocket'
/** 50 scores are 20 kB; phones that have not loaded this version yet send 100. */
const maxBody = 64 * 1024

/** Headers that PostgREST understands. Nothing else leaves this site, a session's cookie least of all. */
const passedOn = [
  'accept',
  'accept-encoding',
  'accept-profile',
  'authorization',
  'content-length',
  'content-profile',
  'content-type',
  'prefer',
  'range',
  'range-unit',
]
const passedBack = ['content-encoding', 'content-length', 'content-range', 'content-type', 'preference-applied']
const handshake = ['connection', 'upgrade', /^sec-websocket-/]

/** Shorter than gateways keep idle connections (Node 5 s, Caddy and Kong a minute and more), so that none is closed under a request. */
const kept = { keepAlive: true, maxSockets: 64, timeout: 4_000 }

interface Backend {
  /** Empty: there is none. */
  readonly url: string
  /** The public key, which Supabase's gateway asks for. */
  readonly anonKey: string
  /** A reverse proxy stands in front and says where requests come from. */
  readonly isProxied?: boolean
}

interface Question {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly target: URL
  readonly body: Buffer
}

/**
 * The way from the site's own address to Supabase: `/_game/rest/v1/<table>` and the websocket of `/_game/realtime/v1`. So
 * phones ask one origin only, and reach the game wherever they reach the site (decision 10).
 */
export class GameProxy {
  readonly #backend: Backend
  readonly #plainAgent = new PlainAgent(kept)
  readonly #secureAgent = new SecureAgent(kept)

  readonly #rate: GameRate
  readonly #phones = new Set<Duplex>()
  readonly #patienceMs: number

  constructor(backend: Backend, rate = new GameRate(null), patienceMs = 20_000) {
    this.#backend = backend
    this.#rate = rate
    this.#patienceMs = patienceMs
  }

  async forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = this.#target(request)
    if (!target || !rest.test(target.pathname.slice(this.#base.length))) {
      return sendPlainAnswer(request, response, { code: 'NOT_FOUND' })
    }
    if (Number(request.headers['content-length'] ?? 0) > maxBody) {
      return sendPlainAnswer(request, response, { code: 'TOO_LARGE' })
    }
    const wait = await this.#rate.take(this.#networkOf(request))
    if (wait > 0) {
      return sendPlainAnswer(request, response, { code: 'RATE_LIMITED', headers: { 'retry-after': String(wait) } })
    }
    try {
      // Read before the backend is asked: who sends slowly takes none of the few connections to it.
      const { bytes, isWhole } = await readStart(request, { maxBytes: maxBody })
      if (!isWhole) return sendPlainAnswer(request, response, { code: 'TOO_LARGE' })
      const answer = await this.#ask({ request, response, target, body: bytes })
      response.writeHead(answer.statusCode ?? 502, { 'cache-control': 'no-store', ...pick(answer.headers, passedBack) })
      await pipeline(answer, response)
    } catch (error) {
      if (request.destroyed && response.destroyed) return
      if (error instanceof BodyStopped) return sendPlainAnswer(request, response, { code: 'BAD_REQUEST' })
      sendPlainAnswer(request, response, { code: 'UNAVAILABLE', cause: error })
    }
  }

  /** Joins a phone's websocket to Realtime's. */
  async upgrade(request: IncomingMessage, phone: Duplex, head: Buffer): Promise<void> {
    phone.on('error', () => undefined)
    const target = this.#target(request)
    if (!target || target.pathname !== this.#base + socket) {
      refuse(phone, '404 Not Found')
      return
    }
    // Browsers let any page open one to any address.
    if (isForeign(request)) {
      refuse(phone, '403 Forbidden')
      return
    }
    const network = this.#networkOf(request)
    const wait = await this.#rate.take(network)
    const leave = wait > 0 ? undefined : this.#rate.openSocket(network)
    if (!leave) {
      refuse(phone, '429 Too Many Requests', `retry-after: ${wait || 60}\r\n`)
      return
    }
    this.#phones.add(phone)
    phone.once('close', () => {
      this.#phones.delete(phone)
      leave()
    })
    if (phone.destroyed) leave()
    target.searchParams.set('apikey', this.#backend.anonKey)
    const outgoing = this.#open(target, { method: 'GET', headers: { ...pick(request.headers, handshake) } })
    phone.on('error', () => outgoing.destroy())
    phone.on('close', () => outgoing.destroy())
    outgoing.on('error', () => refuse(phone, '503 Service Unavailable'))
    outgoing.on('response', (answer) => {
      answer.resume()
      refuse(phone, `${answer.statusCode} ${answer.statusMessage}`)
    })
    outgoing.on('upgrade', (answer, backend, early) => {
      // Joined, it may be silent.
      backend.setTimeout(0)
      const lines = Object.entries(pick(answer.headers, handshake)).map(([name, value]) => `${name}: ${value}`)
      phone.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`)
      phone.write(early)
      backend.write(head)
      backend.on('error', () => phone.destroy())
      backend.on('close', () => phone.destroy())
      phone.on('close', () => backend.destroy())
      backend.pipe(phone).pipe(backend)
    })
    outgoing.end()
  }

  /** How many phones are joined. */
  get sockets(): number {
    return this.#phones.size
  }

  /** Ends all websockets, which come to no end by themselves: phones then join anew, by another process. */
  close(): void {
    for (const phone of this.#phones) phone.destroy()
  }

  #networkOf(request: IncomingMessage): string {
    return clientNetwork(request, this.#backend.isProxied ?? false)
  }

  /** The folder of the backend's address, if it has one. */
  get #base(): string {
    return new URL(this.#backend.url).pathname.replace(/\/$/, '')
  }

  /** Where a request leads; dots and doubled slashes are resolved first, so that none leads past the two doors. */
  #target(request: IncomingMessage): URL | undefined {
    const path = (request.url ?? '').slice(prefix.length)
    if (!parseUrl(this.#backend.url) || !path.startsWith('/')) return undefined
    const address = new URL(this.#backend.url).origin + this.#base + path
    return parseUrl(address) ?? undefined
  }

  #ask({ request, response, target, body }: Question): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const headers = {
        authorization: `Bearer ${this.#backend.anonKey}`,
        ...pick(request.headers, passedOn),
        ...(body.length > 0 && { 'content-length': String(body.length) }),
        apikey: this.#backend.anonKey,
      }
      const outgoing = this.#open(target, { method: request.method ?? 'GET', headers })
      outgoing.on('response', resolve)
      outgoing.on('error', reject)
      response.on('close', () => outgoing.destroy())
      outgoing.end(body)
    })
  }

  #open(target: URL, options: { method: string; headers: Record<string, string | string[]> }) {
    const isSecure = target.protocol === 'https:'
    const outgoing = isSecure
      ? secure(target, { ...options, agent: this.#secureAgent })
      : plain(target, { ...options, agent: this.#plainAgent })
    return outgoing.setTimeout(this.#patienceMs, () => outgoing.destroy(new Error('no answer in time')))
  }
}

function pick(
  headers: IncomingMessage['headers'],
  wanted: readonly (string | RegExp)[],
): Record<string, string | string[]> {
  const isWanted = (name: string) => wanted.some((each) => (typeof each === 'string' ? each === name : each.test(name)))
  const kept: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(headers)) if (value !== undefined && isWanted(name)) kept[name] = value
  return kept
}

function refuse(phone: Duplex, status: string, more = ''): void {
  if (phone.destroyed) return
  phone.end(`HTTP/1.1 ${status}\r\n${more}connection: close\r\ncontent-length: 0\r\n\r\n`)
}
