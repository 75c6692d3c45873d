import { sql } from '@payloadcms/db-postgres'
import { getTableColumns, getTableName, type Table } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { ownOf } from '../../own/own-of.ts'
import { databaseOf } from '../database.ts'
import { tableOf } from '../table-name.ts'

/**
 * Whether a project's own half of the migration is missing: columns that Payload's tables and the project's accounts gain, and that
 * its migrations make (`payload migrate:create`), or a push for development. In a database of its own ours make them.
 */
export async function lacksColumns(payload: Payload): Promise<boolean> {
  if (ownOf(payload).isDatabaseOwn) return false
  const { db } = payload
  const found = await databaseOf(payload).rows<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`)
  const there = new Set(found.map(({ name }) => name))
  return Object.values(db.tables)
    .flatMap((table) => columnsOf(payload, table))
    .some((name) => !there.has(name))
}

/** Columns that Blickfang needs of a table which is not its own. */
function columnsOf(payload: Payload, table: Table): string[] {
  const name = getTableName(table)
  const columns = Object.values(getTableColumns(table)).map((column) => column.name)
  const needed = neededOf(payload, name)
  return needed ? columns.filter(needed).map((column) => `${name}.${column}`) : []
}

function neededOf({ config, db }: Payload, table: string): ((column: string) => boolean) | null {
  const { users, hasOwnUsers, added } = ownOf(config)
  const accounts = tableOf(db, users)
  if (table === 'payload_jobs' || table === 'payload_jobs_log') return () => true
  if (!hasOwnUsers && (table === accounts || table === `${accounts}_sessions`)) return () => true
  if (table !== 'payload_locked_documents_rels') return null
  const ours = new Set([...added.slugs].map((slug) => `${tableOf(db, slug)}_id`))
  return (column) => ours.has(column)
}
