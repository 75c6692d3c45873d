import pg from 'pg'
import { Refusal } from '../command/refusal.ts'
import type { BackupSettings } from './backup-settings.ts'
import { listTables, nameOf } from './database/copy-table.ts'
import { gameSchemas } from './manifest.ts'

interface Wish {
  /** Whether what is there may go. */
  readonly isReplacing: boolean
  readonly hasGames: boolean
}

interface OpenTargets {
  readonly database: pg.Client
  readonly game: pg.Client | null
  readonly close: () => Promise<void>
}

/** Opens the databases that a back-up goes into. Throws Refusal where something would be lost that nobody has agreed to lose. */
export async function openTargets(settings: BackupSettings, wish: Wish): Promise<OpenTargets> {
  const opened: pg.Client[] = []
  const open = async (connectionString: string) => {
    const client = new pg.Client({ connectionString, application_name: 'blickfang restore' })
    client.on('error', () => undefined)
    opened.push(client)
    await client.connect()
    await client.query('SET statement_timeout = 0; SET lock_timeout = 10000; SET client_min_messages = warning')
    return client
  }
  const close = async () => {
    await Promise.all(opened.map((client) => client.end().catch(() => undefined)))
  }
  try {
    const database = await open(settings.DATABASE_URL)
    await checkDatabase(database, wish.isReplacing)
    const game = wish.hasGames && settings.GAME_DATABASE_URL ? await open(settings.GAME_DATABASE_URL) : null
    if (game && !wish.isReplacing) await checkGames(game)
    return { database, game, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function checkDatabase(client: pg.Client, isReplacing: boolean): Promise<void> {
  const tables = await listTables(client)
  if (tables.length === 0) return
  if (!isReplacing) throw new Refusal('The database is not empty. With --replace all that it holds is deleted first.')
  const { rows } = await client.query<{ sessions: number }>(
    `SELECT count(*)::int AS sessions FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
  )
  const sessions = rows[0]?.sessions ?? 0
  if (sessions > 0) throw new Refusal(`The database is in use by ${sessions} connections. Stop the cms first.`)
}

/** Refuses a database with games in it; the tables alone are there before the first game. */
async function checkGames(client: pg.Client): Promise<void> {
  for (const table of await listTables(client, gameSchemas)) {
    const { rowCount } = await client.query(`SELECT 1 FROM ${nameOf(table)} LIMIT 1`)
    if (rowCount) throw new Refusal('There are games already. With --replace they are deleted first.')
  }
}
