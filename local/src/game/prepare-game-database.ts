import { createHmac } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'

const migrations = resolve(import.meta.dirname, '../../../docker/supabase/migrations')

/**
 * Makes of a bare database what Supabase gives before the first migration (its four roles), then applies the migrations
 * that are missing and notes them where Supabase's own tool does. Resolves with the address for PostgREST.
 */
export async function prepareGameDatabase(url: string): Promise<string> {
  const address = new URL(url)
  // Roles belong to the whole server. Made from its own password, theirs is the same for all who share the server.
  const password = createHmac('sha256', address.password).update('authenticator').digest('base64url')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query("SELECT pg_advisory_lock(hashtextextended('blickfang game database', 0))")
    await client.query(roles)
    await client.query(`ALTER ROLE authenticator PASSWORD ${client.escapeLiteral(password)}`)
    await migrate(client)
  } finally {
    await client.end()
  }
  address.username = 'authenticator'
  address.password = password
  return address.href
}

async function migrate(client: pg.Client): Promise<void> {
  await client.query(`CREATE SCHEMA IF NOT EXISTS supabase_migrations;
    CREATE TABLE IF NOT EXISTS supabase_migrations.schema_migrations
      (version text PRIMARY KEY, statements text[], name text)`)
  const { rows } = await client.query<{ version: string }>('SELECT version FROM supabase_migrations.schema_migrations')
  const applied = new Set(rows.map(({ version }) => version))
  for (const file of readdirSync(migrations).sort()) {
    const [, version = '', name = ''] = /^(\d+)_(\w+)\.sql$/.exec(file) ?? []
    if (applied.has(version)) continue
    const sql = readFileSync(join(migrations, file), 'utf8')
    await client.query(`BEGIN; ${sql};
      INSERT INTO supabase_migrations.schema_migrations (version, statements, name)
      VALUES ('${version}', ARRAY[${client.escapeLiteral(sql)}], '${name}');
      COMMIT`)
  }
}

const roles = [
  'anon NOLOGIN',
  'authenticated NOLOGIN',
  'service_role NOLOGIN BYPASSRLS',
  'authenticator LOGIN NOINHERIT',
]
  .map((role) => {
    const name = role.split(' ')[0]
    const isMissing = `NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${name}')`
    return `DO $$ BEGIN IF ${isMissing} THEN CREATE ROLE ${role}; END IF; END $$;`
  })
  .concat('GRANT anon, authenticated, service_role TO authenticator;')
  .join('\n')
