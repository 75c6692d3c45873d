import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { ownOf } from '../own/own-of.ts'
import { slugOf, tableOf } from './table-name.ts'

/** The accounts of a project: the plugin's own collection, or the one that the project has named. */
export interface Accounts {
  readonly slug: string
  readonly table: SQL
  readonly sessions: SQL
}

const known = new WeakMap<object, Accounts>()

export function accountsOf({ config, db }: Pick<Payload, 'config' | 'db'>): Accounts {
  const found = known.get(config)
  if (found) return found
  const slug = ownOf(config).users
  const table = tableOf(db, slug)
  const accounts = { slug, table: sql`${sql.identifier(table)}`, sessions: sql`${sql.identifier(`${table}_sessions`)}` }
  // Before the adapter has made its tables, it does not know how they are called.
  if (db.tableNameMap.size > 0) known.set(config, accounts)
  return accounts
}

/** Whether the accounts are the plugin's own, and not those of a project, whose matter it is how they sign in. */
export function areOwn({ slug }: Accounts): boolean {
  return slug === slugOf('users')
}
