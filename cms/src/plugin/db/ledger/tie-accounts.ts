import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { ownOf } from '../../own/own-of.ts'
import { databaseOf } from '../database.ts'
import { tableOf } from '../table-name.ts'

interface Rule {
  readonly table: string
  readonly name: string
  readonly rule: string
}

/**
 * Lets whatever points at accounts point at those of the project: migrations know our own table alone, and run before the project
 * has made its own. Once; whoever is named in rows from before stays as they are. Returns whether the accounts have a table.
 */
export async function tieAccounts(payload: Payload): Promise<boolean> {
  if (ownOf(payload).hasOwnUsers) return true
  const db = databaseOf(payload)
  const { table } = db.accounts
  return db.transaction(async (tx) => {
    await tx.rows(sql`select pg_advisory_xact_lock(hashtext('blickfang accounts'))`)
    const [found] = await tx.rows<{ isThere: boolean }>(
      sql`select exists (select from pg_class where relnamespace = 'public'::regnamespace and relname = ${tableOf(payload.db, ownOf(payload).users)}) as "isThere"`,
    )
    if (!found?.isThere) return false
    const rules = await tx.rows<Rule>(sql`
      select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as rule from pg_constraint
      where contype = 'f' and confrelid = to_regclass('public.bf_users') and conrelid <> to_regclass('public.bf_users_sessions')`)
    for (const rule of rules) {
      const [columns, end] = rule.rule.split(' REFERENCES bf_users(id)')
      await tx.rows(sql`
        alter table ${sql.raw(rule.table)} drop constraint ${sql.identifier(rule.name)},
          add constraint ${sql.identifier(rule.name)} ${sql.raw(columns ?? '')} references ${table} (id) ${sql.raw(end ?? '')} not valid`)
    }
    return true
  })
}
