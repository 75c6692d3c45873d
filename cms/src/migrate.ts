import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { reasonOf } from '@blickfang/platform/server/health.ts'
import type { Migration } from 'payload'
import pg from 'pg'
import { runCommand } from './command/run-command.ts'
import { missingMigrations } from './plugin/db/missing-migrations.ts'
import { lackingPages } from './plugin/operations/setup/pages/lacking-pages.ts'
import { readEnvironment } from './settings/environment.ts'

/** How long until a database that is away is looked for again, and how long a look takes at most, in ms. */
const againMs = 5_000
/** Codes of a database that is away and may come by itself, as while a machine starts. */
const away: ReadonlySet<unknown> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT'],
  // It starts.
  '57P03',
])

/**
 * Migrates the database of DATABASE_URL, and adds pages with a role that the site does not have yet. Quick when there is nothing
 * to do; two at once wait for each other. With `--wait` a database that cannot be reached is waited for.
 */
async function migrate(): Promise<void> {
  readEnvironment(process.env)
  if (process.argv.includes('--wait')) await waitForDatabase()
  if (await withDatabase(hasPending)) await runMigrations()
  if (await withDatabase(lacksRolePages)) await addMissingPages()
}

async function runMigrations(): Promise<void> {
  // Payload and everything under it takes seconds to load: only when there is work, and before a connection is open, which
  // would keep the process waiting for ever if the loader failed.
  const [{ getPayload }, { default: config }, { migrations }] = await Promise.all([
    import('payload'),
    import('./payload.config.ts'),
    import('./migrations/index.ts'),
  ])
  await withDatabase(async (client) => {
    // Payload itself takes no lock, and two copies of the cms may start together.
    // Of a transaction, because a pooler would lend a session with its lock to somebody else.
    await client.query('BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0')
    await client.query(`SELECT pg_advisory_xact_lock(hashtext('blickfang migrations'))`)
    if (!(await hasPending(client))) return
    const payload = await getPayload({ config, disableOnInit: true })
    // Payload's type knows of no database; ours take what the adapter for Postgres hands them.
    await payload.db.migrate({ migrations: migrations as Migration[] })
  })
}

async function addMissingPages(): Promise<void> {
  const [{ getPayload }, { default: config }, { addRolePages }, { databaseOf }] = await Promise.all([
    import('payload'),
    import('./payload.config.ts'),
    import('./plugin/operations/setup/pages/add-role-pages.ts'),
    import('./plugin/db/database.ts'),
  ])
  const added = await addRolePages(databaseOf(await getPayload({ config, disableOnInit: true })))
  if (added.length > 0) console.log(`Pages that this release brings are there as drafts: ${added.join(', ')}.`)
}

async function lacksRolePages(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ role: string | null }>('SELECT role FROM bf_pages')
  const found = await client.query<{ hasGame: boolean | null }>(
    `SELECT ("values" -> 'game' ->> 'active')::boolean AS "hasGame" FROM bf_settings`,
  )
  const roles = rows.map(({ role }) => role)
  // An empty site is filled by its set-up or by the seed.
  return roles.length > 0 && lackingPages(roles, found.rows[0]?.hasGame ?? false).length > 0
}

async function waitForDatabase(): Promise<void> {
  for (let told = ''; ; ) {
    const error = await withDatabase(async () => null).catch((error) => error)
    if (!isAway(error)) return
    const sentence = `The database cannot be reached (${reasonOf(error)}). It is looked for every ${againMs / 1_000} s.`
    if (sentence !== told) console.error(sentence)
    told = sentence
    await wait(againMs)
  }
}

function isAway(error: unknown): boolean {
  // What pg's own time limit throws has no code.
  return error instanceof Error && (('code' in error && away.has(error.code)) || /timeout/.test(error.message))
}

async function withDatabase<Answer>(work: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function hasPending(client: pg.Client): Promise<boolean> {
  const all = readdirSync(new URL('./migrations/', import.meta.url))
    .filter((file) => /^\d{8}_\d{6}_.*\.ts$/.test(file))
    .map((file) => basename(file, '.ts'))
  const ask = async (statement: string) => (await client.query<object>(statement)).rows
  return (await missingMigrations({ all, ask })).length > 0
}

await runCommand('The database was not migrated', migrate)
// Payload keeps one connection for good, so the pool cannot be ended.
process.exit()
