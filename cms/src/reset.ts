import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { Refusal } from './command/refusal.ts'
import { runCommand } from './command/run-command.ts'

// `name` prints how the site of DATABASE_URL is called; `drop NAME` throws all of it away, so that it can be set up anew: database,
// and files of the library that lie in MEDIA_DIR. Who calls it has made a back-up (scripts/reset.mjs).
const [command, name = ''] = process.argv.slice(2)

await runCommand('The site is still there', () => withDatabase(command === 'drop' ? drop : tellName))
process.exit()

async function tellName(client: pg.Client): Promise<void> {
  await refuseBeside(client)
  console.log(await nameOf(client))
}

async function drop(client: pg.Client): Promise<void> {
  await refuseBeside(client)
  if ((await nameOf(client)) !== name.trim()) throw new Refusal('The site has another name.')
  await client.query(
    'BEGIN; DROP SCHEMA IF EXISTS local_start CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public; COMMIT',
  )
  const folder = process.env.MEDIA_DIR
  // A bucket is its owner's: it may hold more than this site.
  if (!folder || process.env.S3_BUCKET || !existsSync(folder)) return
  for (const file of readdirSync(folder)) rmSync(join(folder, file), { recursive: true, force: true })
}

/** The name that people know the site by; until it has one, that of the product. */
async function nameOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string | null }>(
    `SELECT "values" -> 'contact' ->> 'companyName' AS name FROM bf_settings`,
  )
  return rows[0]?.name?.trim() || 'Blickfang'
}

/** Servers that run would go on with what is no longer there. */
async function refuseBeside(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ others: number }>(
    `SELECT count(*)::int AS others FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
  )
  if (rows[0]?.others) throw new Refusal('The site runs. Please stop its servers first.')
}

async function withDatabase(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
