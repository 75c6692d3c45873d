import { createHash } from 'node:crypto'
import type { Json } from '@blickfang/contract/kernel/json.ts'

/**
 * The revision of a value that nobody counts the saves of: a number made of the value itself. Whoever writes it, the admin, an
 * import or Payload's REST, what they have changed has another one; a value that was changed and changed back has the same.
 */
export function revisionOf(value: Json): number {
  return createHash('sha256').update(JSON.stringify(value)).digest().readUIntBE(0, 6)
}
