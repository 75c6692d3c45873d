import type { IncomingMessage, ServerResponse } from 'node:http'

interface Limits {
  readonly bytes: number
  readonly ms: number
}

/** Above the largest picture that may be uploaded, with room for somebody who chose one that is too large. */
const usual: Limits = { bytes: 64 * 1024 * 1024, ms: 30_000 }

/**
 * Lets a client finish that is still sending when its answer is there, as after a refusal: were the connection closed under it,
 * it would lose the answer. The answer goes out at once; its end follows when the body's rest has come, so that the next request
 * on the connection finds it clean. A rest beyond the limits ends the connection.
 */
export function takeInRest(request: IncomingMessage, response: ServerResponse, limits = usual): void {
  if (!request.headers['transfer-encoding'] && !Number(request.headers['content-length'])) return
  const end = response.end
  response.end = function heldEnd(this: ServerResponse, ...given: unknown[]) {
    this.end = end
    const finish = (...rest: unknown[]) => Reflect.apply(end, this, rest)
    if (request.complete || request.destroyed || this.destroyed) return finish(...given)
    const [chunk, encoding] = given
    if (chunk === undefined || typeof chunk === 'function') this.flushHeaders()
    else this.write(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
    drain(request, limits, () => finish(given.find((part) => typeof part === 'function')))
    return this
  } as typeof end
}

function drain(request: IncomingMessage, { bytes, ms }: Limits, onEnd: () => void): void {
  let left = bytes
  const timer = setTimeout(() => request.socket.destroy(), ms)
  request.on('data', (part: Buffer) => {
    left -= part.length
    if (left < 0) request.socket.destroy()
  })
  request.once('end', () => {
    clearTimeout(timer)
    onEnd()
  })
  request.once('close', () => clearTimeout(timer))
  request.unpipe()
  request.resume()
}
