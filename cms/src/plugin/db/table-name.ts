import type { PostgresAdapter } from '@payloadcms/db-postgres'

/**
 * How Payload knows a collection of ours. The prefix keeps it, and its tables, apart from what a project has under the same name;
 * contracts, addresses of pages and values know the word alone.
 */
export function slugOf<const Word extends string>(word: Word): `bf-${Word}` {
  return `bf-${word}`
}

/** How Payload names the table of a collection or a global: as its slug, in words of small letters. */
export function tableName(slug: string): string {
  return slug
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^a-zA-Z0-9]+/g, '_')
    .toLowerCase()
}

/** How a database of Payload's has named the table of a collection or a global, which a project may have named otherwise. */
export function tableOf({ tableNameMap }: Pick<PostgresAdapter, 'tableNameMap'>, slug: string): string {
  return tableNameMap.get(tableName(slug)) ?? tableName(slug)
}
