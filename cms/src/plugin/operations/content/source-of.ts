import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/** Tells by a short hash which text a translation was made from. */
export function sourceOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/** The same in a statement. */
export function sourceIn(text: SQL): SQL {
  return sql`left(encode(sha256(convert_to(${text}, 'UTF8')), 'hex'), 16)`
}
