import { type LookupAddress, lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { parseUrl } from '@blickfang/contract/kernel/text/address/parse-url.ts'
import ipaddr from 'ipaddr.js'
import type { Payload } from 'payload'
import { Agent, fetch, type RequestInit, type Response } from 'undici'
import type * as z from 'zod/mini'
import { ownOf } from '../own/own-of.ts'
import { OutsideError } from './outside-error.ts'
import { isPublicAddress } from './public-address.ts'

declare module '../own/own-of.ts' {
  interface Own {
    readonly outside: OutsideClient
  }
}

export interface OutsideRequest {
  /** Kinds of file that are taken, such as `application/json` or `image/`; every other one is a failure. */
  readonly accept: readonly string[]
  /** Most bytes of the body, unpacked. */
  readonly maxBytes: number
  /** From the first byte sent to the last one received, redirects included. */
  readonly maxMs: number
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array<ArrayBuffer>
  readonly signal?: AbortSignal
}

export interface OutsideAnswer {
  readonly bytes: Buffer
  /** The kind of file, in small letters and without parameters. */
  readonly type: string
  /** Where the answer came from, after redirects. */
  readonly address: string
}

interface OutsideClientOptions {
  /** `host:port` of services in the operator's own network, to which the site may connect all the same. */
  readonly internalHosts: readonly string[]
  /** Finds the addresses of a name. The system's, unless a test says otherwise. */
  readonly lookup?: LookupFunction
}

const maxRedirects = 3

/**
 * The cms's only way to services that are not its own. Whoever gave the address, no connection is made to anything but the open
 * internet: names are resolved once, by the connection itself, and each step of a redirect is looked at anew.
 * Throws OutsideError, or the reason of `signal`.
 */
export class OutsideClient {
  readonly #internalHosts: ReadonlySet<string>
  readonly #guarded: Agent
  readonly #internal = new Agent()

  constructor({ internalHosts, lookup: resolve = lookup as LookupFunction }: OutsideClientOptions) {
    this.#internalHosts = new Set(internalHosts)
    this.#guarded = new Agent({ connect: { lookup: publicOnly(resolve) } })
  }

  /** Whether something may be sent to an address at all: by https, as far as can be told before its name is looked up. Internal hosts may do without. */
  maySend(address: string): boolean {
    const url = parseUrl(address)
    if (!url || url.username || url.password) return false
    if (this.#internalHosts.has(url.host)) return /^https?:$/.test(url.protocol)
    const host = url.hostname.replace(/^\[|\]$|\.$/g, '')
    const isName = !ipaddr.isValid(host)
    return url.protocol === 'https:' && (isName ? isPublicName(host) : isPublicAddress(host))
  }

  /** Sends something to an address and answers its status, which is a success; what it says besides is not read, and no redirect is followed. */
  async send(address: string, request: Omit<OutsideRequest, 'accept' | 'maxBytes' | 'method'>): Promise<number> {
    return this.#ask(address, { ...request, method: 'POST', accept: ['*/'], maxBytes: 0 }, async (response) => {
      await response.body?.cancel()
      return response.status
    })
  }

  /** The bytes that lie at an address. */
  async load(address: string, request: OutsideRequest): Promise<OutsideAnswer> {
    return this.#ask(address, request, async (response, { host, href }) => {
      const type = typeOf(response)
      if (!request.accept.some((kind) => type === kind || (kind.endsWith('/') && type.startsWith(kind))))
        throw await refused(response, new OutsideError('type', { host }))
      return { bytes: await readAll(response, request.maxBytes, host), type, address: href }
    })
  }

  async #ask<Answer>(
    address: string,
    request: OutsideRequest,
    read: (response: Response, last: URL) => Promise<Answer>,
  ): Promise<Answer> {
    const limit = AbortSignal.timeout(request.maxMs)
    const signal = request.signal ? AbortSignal.any([limit, request.signal]) : limit
    let host = 'An address'
    try {
      const url = httpAddress(address)
      host = url.host
      const { response, last } = await this.#follow(url, request, signal)
      host = last.host
      if (!response.ok) throw await refused(response, new OutsideError('status', { host, status: response.status }))
      return await read(response, last)
    } catch (cause) {
      if (request.signal?.aborted) throw request.signal.reason
      if (limit.aborted) throw new OutsideError('slow', { host, cause })
      if (cause instanceof OutsideError) throw cause
      throw new OutsideError(isRefusal(cause) ? 'address' : 'unreachable', { host, cause })
    }
  }

  /** Loads JSON from an address and holds it to a schema. Signs that no database can hold are left out of its texts. */
  async loadJson<Schema extends z.ZodMiniType>(
    schema: Schema,
    address: string,
    request: Omit<OutsideRequest, 'accept'>,
  ): Promise<z.output<Schema>> {
    const answer = await this.load(address, { ...request, accept: ['application/json'] })
    const { host } = new URL(answer.address)
    const parsed = schema.safeParse(parseJson(answer.bytes, host))
    if (!parsed.success) throw new OutsideError('malformed', { host, cause: parsed.error })
    return parsed.data
  }

  async #follow(first: URL, { accept, method = 'GET', headers, body }: OutsideRequest, signal: AbortSignal) {
    let url = first
    for (let redirects = 0; ; redirects += 1) {
      const isInternal = this.#internalHosts.has(url.host)
      if (!isInternal) checkLiteral(url)
      const init: RequestInit = {
        ...{ method, signal, redirect: 'manual', dispatcher: isInternal ? this.#internal : this.#guarded },
        // Keys are for the service that they were given for.
        headers: {
          accept: accept.map((kind) => kind.replace(/\/$/, '/*')).join(', '),
          ...(url.origin === first.origin && headers),
        },
        ...(body !== undefined && { body }),
      }
      // No time limit of its own: `load` has one over all steps.
      const response = await fetch(url, init)
      const next = response.headers.get('location')
      if (![301, 302, 303, 307, 308].includes(response.status) || next === null) return { response, last: url }
      // A second time to somebody else is nothing that the caller meant.
      if (redirects === maxRedirects || method !== 'GET')
        throw await refused(response, new OutsideError('status', { host: url.host, status: response.status }))
      await response.body?.cancel()
      url = httpAddress(next, url)
    }
  }
}

/** The client that the plugin was set up with. */
export function outsideOf(payload: Payload): OutsideClient {
  return ownOf(payload).outside
}

class NotPublicError extends Error {}

function httpAddress(address: string, base?: URL): URL {
  const url = parseUrl(address, base)
  if (!url) throw new OutsideError('address', { host: 'An address' })
  if (!/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new OutsideError('address', { host: url.host || 'An address' })
  return url
}

/** Whether a name can be one of the open internet: it has a part of its own below a domain, and none that networks keep for themselves. */
function isPublicName(host: string): boolean {
  return host.includes('.') && !/(^|\.)(localhost|local|internal|lan|home\.arpa)$/.test(host)
}

/** A host that is a number itself is never looked up. */
function checkLiteral({ hostname, host }: URL): void {
  const address = hostname.replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(address) && !isPublicAddress(address)) throw new OutsideError('address', { host })
}

/** Makes a lookup of which no address leads anywhere but to the open internet. The connection goes to the address that it answers. */
function publicOnly(resolve: LookupFunction): LookupFunction {
  return (hostname, options, answer) =>
    resolve(hostname, options, (error, found, family) => {
      if (error) return answer(error, found, family)
      const addresses = Array.isArray(found) ? found.map(({ address }: LookupAddress) => address) : [found]
      if (addresses.length > 0 && addresses.every(isPublicAddress)) return answer(null, found, family)
      answer(new NotPublicError(`${hostname} is no host of the open internet`), [])
    })
}

/** Whether fetch was refused an address: its error holds the reason of the connection as its cause. */
function isRefusal(error: unknown): boolean {
  return error instanceof NotPublicError || (error instanceof Error && isRefusal(error.cause))
}

/** The failure, once the connection is free of a body that nobody reads. */
async function refused(response: Response, error: OutsideError): Promise<OutsideError> {
  await response.body?.cancel()
  return error
}

function typeOf({ headers }: Response): string {
  return (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

async function readAll(response: Response, maxBytes: number, host: string): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop cancels the body.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new OutsideError('tooLarge', { host })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Postgres stores neither NUL nor half a surrogate pair. */
const unstorable = /[\0\uD800-\uDFFF]/gu

function parseJson(bytes: Buffer, host: string): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return JSON.parse(text, (_, value) => (typeof value === 'string' ? value.replace(unstorable, '') : value))
  } catch (cause) {
    throw new OutsideError('malformed', { host, cause })
  }
}
