import type { ItemType } from '@blickfang/contract/kernel/value/value.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

const tables = { field: 'bf_fields', group: 'bf_groups', page: 'bf_pages' } as const

/** The table in which items of a type lie. */
export function contentTable(itemType: ItemType): SQL {
  return sql.raw(tables[itemType])
}

/** A list as one parameter: drizzle would spread a plain array. */
export function listOf(values: readonly (string | number)[], type: 'text' | 'int' | 'uuid'): SQL {
  return sql`${sql.param([...values])}::${sql.raw(type)}[]`
}

/** A value as one jsonb parameter. */
export function jsonb(value: unknown): SQL {
  return sql`${JSON.stringify(value)}::jsonb`
}
