import { createHmac } from 'node:crypto'
import pg from 'pg'
import { applyMigrations } from '../../../docker/supabase/migrations.ts'

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
    await applyMigrations(client)
  } finally {
    await client.end()
  }
  address.username = 'authenticator'
  address.password = password
  return address.href
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
