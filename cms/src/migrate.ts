import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import pg from 'pg'

/** Migrates the database of DATABASE_URL. Quick when there is nothing to do; two at once wait for each other. */
async function migrate(): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  try {
    // Payload itself takes no lock, and two copies of the cms may start together.
    await client.query(`SELECT pg_advisory_lock(hashtext('blickfang migrations'))`)
    if ((await pendingMigrations(client)).length === 0) return
    await runMigrations()
  } finally {
    await client.end()
  }
}

async function pendingMigrations(client: pg.Client): Promise<string[]> {
  const all = readdirSync(new URL('./migrations/', import.meta.url))
    .filter((file) => /^\d{8}_\d{6}_.*\.ts$/.test(file))
    .map((file) => basename(file, '.ts'))
  const { rows: tables } = await client.query(`SELECT to_regclass('public.payload_migrations') AS found`)
  if (!tables[0].found) return all
  const { rows } = await client.query<{ name: string }>('SELECT name FROM payload_migrations')
  const done = new Set(rows.map((row) => row.name))
  return all.filter((name) => !done.has(name))
}

async function runMigrations(): Promise<void> {
  // Payload and everything under it takes seconds to load: only when there is work.
  const [{ getPayload }, { default: config }] = await Promise.all([import('payload'), import('./payload.config.ts')])
  const payload = await getPayload({ config, disableOnInit: true })
  await payload.db.migrate()
}

await migrate()
// Payload keeps one connection for good, so the pool cannot be ended.
process.exit()
