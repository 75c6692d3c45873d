import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { prepareGameDatabase } from '../game/prepare-game-database.ts'
import { createDatabase } from '../postgres/create-database.ts'
import { startPostgres } from '../postgres/start-postgres.ts'
import { withClient } from '../postgres/with-client.ts'
import { claimFolder } from '../start/claim/claim-folder.ts'

// Runs a program of Node on the databases that `npm start` keeps in DATA_DIR, whether it runs or not: `backup PROGRAM…` reads them,
// `restore PROGRAM…` makes them where they are missing, and wants them for itself, as `reset PROGRAM…` wants the site's alone.
const [command, ...program] = process.argv.slice(2)
const dataDir = process.env.DATA_DIR ?? '.data'
const isReading = command === 'backup'
try {
  process.exitCode = await lend()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function lend(): Promise<number> {
  // While the site runs its folder is taken, and its Postgres is there to be asked. Nobody starts it while we have the folder.
  const release = await claimFolder(dataDir).catch((error) => {
    if (!isReading) throw error
    return () => undefined
  })
  try {
    const { url, stop } = await startPostgres({ dataDir: join(dataDir, 'postgres') })
    try {
      return await run({ ...process.env, ...(await addresses(url)) })
    } finally {
      await stop()
    }
  } finally {
    release()
  }
}

/** Addresses of the databases; those in the environment come first. */
async function addresses(url: string): Promise<Record<string, string>> {
  const databaseUrl = process.env.DATABASE_URL || (await createDatabase(url, 'blickfang'))
  if (command === 'reset' || process.env.GAME_DATABASE_URL || process.env.SUPABASE_URL)
    return { DATABASE_URL: databaseUrl }
  if (isReading && !(await hasGames(url))) return { DATABASE_URL: databaseUrl }
  const games = await createDatabase(url, 'game')
  if (!isReading) await prepareGameDatabase(games)
  return { DATABASE_URL: databaseUrl, GAME_DATABASE_URL: games }
}

async function hasGames(url: string): Promise<boolean> {
  const { rowCount } = await withClient(url, (client) =>
    client.query(`SELECT 1 FROM pg_database WHERE datname = 'game'`),
  )
  return rowCount === 1
}

async function run(env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, program, { stdio: 'inherit', env })
  const [code] = await once(child, 'exit')
  return code ?? 1
}
