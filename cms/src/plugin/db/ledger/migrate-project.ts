import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import type { SQLWrapper } from '@payloadcms/db-postgres/drizzle'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import pg from 'pg'
import { migrations } from '../../../migrations/index.ts'
import { missingMigrations } from '../missing-migrations.ts'
import { dropPushed } from './drop-pushed.ts'
import { scriptForProject } from './statements.ts'

/** Time after which a database that does not answer is given up, in ms. */
const patienceMs = 10_000

/**
 * Makes in a project's database what this release of the plugin needs, and notes it in a ledger of the plugin's own. The
 * project's tables, Payload's and their ledger are left as they are. Each migration is there whole or not at all; two at once
 * wait for each other. Returns the names of those that ran. Throws what Postgres says, and `PushedTables` where a push for
 * development has made our tables and they hold something.
 */
export async function migrateProject(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: patienceMs })
  await client.connect()
  try {
    await client.query(`
      create table if not exists blickfang_migrations (name text primary key, ran_at timestamptz not null default now())`)
    const ran: string[] = []
    while (await runNext(client, ran));
    return ran
  } finally {
    await client.end()
  }
}

async function runNext(client: pg.Client, ran: string[]): Promise<boolean> {
  // Of a transaction, because a pooler would lend a session with its lock to somebody else.
  await client.query('begin; set local idle_in_transaction_session_timeout = 0')
  try {
    await client.query(`select pg_advisory_xact_lock(hashtext('blickfang migrations'))`)
    const ask = async (statement: string) => (await client.query<object>(statement)).rows
    const missing = await missingMigrations({ all: migrations.map(({ name }) => name), ask })
    if (missing.length === migrations.length) await dropPushed(client)
    const [next] = missing
    const migration = migrations.find(({ name }) => name === next)
    if (migration) {
      // Of what Payload hands over, ours take the database alone.
      await migration.up({ db: forProject(client) } as unknown as MigrateUpArgs)
      await client.query('insert into blickfang_migrations (name) values ($1)', [migration.name])
      ran.push(migration.name)
    }
    await client.query('commit')
    return migration !== undefined
  } catch (error) {
    // Of a connection that is lost nothing is left to take back, and its own fault is the one to tell.
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

const dialect = new PgDialect()

/** Postgres takes several statements at once, or values beside one. */
function forProject(client: pg.Client): Pick<MigrateUpArgs['db'], 'execute'> {
  const execute = (statement: SQLWrapper | string) => {
    const { sql, params } =
      typeof statement === 'string' ? { sql: statement, params: [] } : dialect.sqlToQuery(statement.getSQL())
    return params.length > 0 ? client.query(sql, params) : client.query(scriptForProject(sql))
  }
  return { execute } as unknown as Pick<MigrateUpArgs['db'], 'execute'>
}
