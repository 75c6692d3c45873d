import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import type { SQLWrapper } from '@payloadcms/db-postgres/drizzle'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import type pg from 'pg'
import { migrations } from '../../../migrations/index.ts'

/** Tables that a push for development has made, and that hold something: the message says what to do. */
export class PushedTables extends Error {
  override readonly name: string = 'PushedTables'
}

/**
 * Removes tables and kinds of ours that a push for development has made in a database where no migration of ours has run: migrations
 * make them anew, with all that a push does not know. Throws `PushedTables` where they hold something.
 */
export async function dropPushed(client: pg.Client): Promise<void> {
  const made = await madeByMigrations()
  const tables = await namesOf(
    client,
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname = any($1)`,
    made.tables,
  )
  const filled: string[] = []
  for (const name of tables) {
    const { rows } = await client.query(`select 1 from "${name}" limit 1`)
    if (rows.length > 0) filled.push(name)
  }
  if (filled.length > 0)
    throw new PushedTables(
      `Payload's push for development has made Blickfang's tables, and something is in ${filled.join(', ')}. Please keep what you need of it, remove them (drop table ${filled.join(', ')} cascade), and run this again.`,
    )
  for (const name of tables) await client.query(`drop table if exists "${name}" cascade`)
  const kinds = await namesOf(
    client,
    `select typname as name from pg_type where typtype = 'e' and typnamespace = 'public'::regnamespace and typname = any($1)`,
    made.kinds,
  )
  for (const name of kinds) await client.query(`drop type "${name}"`)
}

async function namesOf(client: pg.Client, question: string, names: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(question, [names])
  return rows.map(({ name }) => name)
}

const dialect = new PgDialect()
const madeName = /CREATE (TABLE|TYPE) (?:IF NOT EXISTS )?(?:"public"\.)?"?((?:enum_)?bf_\w+)/gi

/** Names of all tables and kinds of ours, as the migrations themselves say them. */
async function madeByMigrations(): Promise<{ tables: string[]; kinds: string[] }> {
  const said: string[] = []
  const execute = async (statement: SQLWrapper | string) => {
    said.push(typeof statement === 'string' ? statement : dialect.sqlToQuery(statement.getSQL()).sql)
    return { rows: [] }
  }
  for (const { up } of migrations) await up({ db: { execute } } as unknown as MigrateUpArgs)
  const found = [...said.join('\n').matchAll(madeName)]
  const made = (kind: string) => [
    ...new Set(found.filter(([, of]) => of?.toUpperCase() === kind).map(([, , name]) => String(name))),
  ]
  return { tables: made('TABLE'), kinds: made('TYPE') }
}
