import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/** A list of texts as one parameter, as Postgres writes lists: drizzle would spread a plain array. */
export function textArray(texts: readonly string[]): SQL {
  return sql`${`{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`}::text[]`
}
