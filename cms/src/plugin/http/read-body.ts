import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { invalid } from '../errors/invalid.ts'

/** Parts of a request that are needed to read its body. */
export interface Incoming {
  readonly headers: Headers
  readonly body?: ReadableStream<Uint8Array> | null
}

/** The body's bytes. Stops reading and throws TOO_LARGE as soon as there are too many, whatever Content-Length claims. */
export async function readBody(request: Incoming, limit: number): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new AppError('TOO_LARGE')
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done || !value) return Buffer.concat(chunks)
    size += value.byteLength
    // Not cancelled: that would reset the connection under whoever still sends, and with it the answer.
    if (size > limit) throw new AppError('TOO_LARGE')
    chunks.push(value)
  }
}

/** The body of a request that goes on to Payload; null when it is longer than `limit` bytes. */
export async function readWithin(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await readBody(request, limit))
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_LARGE') return null
    throw error
  }
}

/** The request with its body to be read once more. By its parts: Next's is a proxy, which Node 24 does not take for one to copy. */
export function withBody({ url, method, headers, signal }: Request, body: string | Uint8Array<ArrayBuffer>): Request {
  return new Request(url, { method, headers, signal, body })
}

/** The body as JSON; an empty one is an empty object. Throws BAD_REQUEST, TOO_LARGE, INVALID for text no database can hold. */
export async function readJson(request: Incoming, limit: number): Promise<unknown> {
  const bytes = await readBody(request, limit)
  if (bytes.byteLength === 0) return {}
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) throw new AppError('BAD_REQUEST')
  const value = parse(bytes)
  checkText(value, '')
  return value
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new AppError('BAD_REQUEST', undefined, cause)
  }
}

/** Postgres stores neither NUL nor half a surrogate pair. */
const unstorable = /[\0\uD800-\uDFFF]/u

/** Far deeper than any rich text; every step down costs the checks that follow a piece of the stack. */
const deepest = 200

/** Throws INVALID for text that the database cannot hold, however deep it lies, and BAD_REQUEST for what is nested without end. */
export function checkText(value: unknown, path: string, depth = 0): void {
  if (depth > deepest) throw new AppError('BAD_REQUEST')
  if (typeof value === 'string') {
    if (unstorable.test(value)) throw invalid(path, 'characters')
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      checkText(key, path)
      checkText(part, path === '' ? key : `${path}.${key}`, depth + 1)
    }
  }
}
