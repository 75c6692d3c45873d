import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/** A list of texts as one parameter: drizzle would spread a plain array. */
export function textArray(texts: readonly string[]): SQL {
  return sql`${sql.param([...texts])}::text[]`
}
