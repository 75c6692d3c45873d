import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createDatabase } from '../postgres/create-database.ts'
import { removeCluster } from '../postgres/remove-cluster.ts'
import { startPostgres } from '../postgres/start-postgres.ts'
import { isAlive } from '../process/is-alive.ts'
import { startProgram } from '../process/start-program.ts'
import { startWatchdog } from '../process/watchdog.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the test server; `own-database.ts` copies the migrated database on it for every test file. */
    postgresUrl: string
  }
}

type Project = { provide(key: 'postgresUrl', value: string): void }

const runs = resolve('.data/test/int')

/**
 * Starts a Postgres for this run of the tests and migrates one database, which every test file then gets a copy of.
 * Two runs at once do not meet; what a killed run left is removed by the next.
 */
export async function setup(project: Project): Promise<() => Promise<void>> {
  mkdirSync(runs, { recursive: true })
  for (const run of readdirSync(runs)) if (!isAlive(Number(run))) await remove(join(runs, run))

  const run = join(runs, String(process.pid))
  const postgres = await startPostgres({ dataDir: run, settings: { fsync: 'off' } })
  await migrate(await createDatabase(postgres.url, 'template'), join(run, 'migrate.log'))
  project.provide('postgresUrl', postgres.url)
  return async () => {
    await postgres.stop()
    await remove(run)
  }
}

async function remove(run: string): Promise<void> {
  await removeCluster(run)
  rmSync(run, { recursive: true })
}

async function migrate(url: string, log: string): Promise<void> {
  const watchdog = startWatchdog()
  const migration = startProgram({
    ...{ name: 'migrate', args: [resolve('scripts/run-script.mjs'), 'src/migrate.ts'], cwd: 'cms', log, watchdog },
    env: { ...process.env, DATABASE_URL: url, PAYLOAD_SECRET: 'secret-of-the-integration-tests' },
  })
  await migration.success
  watchdog.dismiss()
}
