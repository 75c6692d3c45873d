import { createHash } from 'node:crypto'

/** Sum by which the same bytes are known again. */
export function sumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
