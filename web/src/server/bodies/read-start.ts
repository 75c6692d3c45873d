import type { IncomingMessage } from 'node:http'
import { BodyStopped } from './watch-progress.ts'

/** The beginning of a body. */
export interface Start {
  readonly bytes: Buffer
  /** There is nothing behind these bytes. */
  readonly isWhole: boolean
}

interface Limits {
  readonly maxBytes: number
  readonly withinMs: number
}

/** How long a body of a few kB may take, on the slowest phone. */
const usualMs = 20_000

/**
 * Reads a body to its end, or until there are more bytes than `maxBytes`; what follows them can be piped on. Throws BodyStopped
 * when that takes too long, and when the client goes away.
 */
export function readStart(
  request: IncomingMessage,
  { maxBytes, withinMs = usualMs }: Omit<Limits, 'withinMs'> & Partial<Limits>,
): Promise<Start> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    let size = 0
    const timer = setTimeout(() => settle(() => reject(new BodyStopped('took too long'))), withinMs)
    const add = (part: Buffer) => {
      parts.push(part)
      size += part.length
      if (size > maxBytes) settle(() => resolve({ bytes: Buffer.concat(parts), isWhole: false }))
    }
    const end = () => settle(() => resolve({ bytes: Buffer.concat(parts), isWhole: true }))
    const gone = () => settle(() => reject(new BodyStopped('the client is gone')))
    const settle = (how: () => void) => {
      clearTimeout(timer)
      request.pause().off('data', add).off('end', end).off('close', gone).off('error', gone)
      how()
    }
    request.on('data', add).on('end', end).on('close', gone).on('error', gone)
    if (request.destroyed) gone()
  })
}
