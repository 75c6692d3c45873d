import pg from 'pg'
import { applyMigrations } from './migrations.ts'

// Makes the database of the profile `game` ready, as its superuser: the password of the role that PostgREST comes with, the
// schema of Realtime's own tables, and our migrations. May be run again, and two at once wait for each other.
const url = process.env.GAME_DATABASE_URL ?? ''
const client = new pg.Client({ connectionString: url })
await client.connect()
try {
  await client.query("SELECT pg_advisory_lock(hashtextextended('blickfang game database', 0))")
  const password = client.escapeLiteral(decodeURIComponent(new URL(url).password))
  await client.query(`ALTER ROLE authenticator PASSWORD ${password}`)
  await client.query('CREATE SCHEMA IF NOT EXISTS _realtime')
  // As Supabase's own tool does: what the game owns is not the superuser's.
  await client.query('SET ROLE postgres')
  await applyMigrations(client)
} finally {
  await client.end()
}
