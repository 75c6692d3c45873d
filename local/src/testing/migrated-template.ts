import { createDatabase } from '../postgres/create-database.ts'
import { startPostgres } from '../postgres/start-postgres.ts'
import { startProgram } from '../process/start-program.ts'
import { startWatchdog } from '../process/watchdog.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the test server; `own-database.ts` copies the migrated database on it for every test file. */
    postgresUrl: string
  }
}

type Project = { provide(key: 'postgresUrl', value: string): void }

/** Starts the Postgres of the tests and migrates one database, which every test file then gets a copy of. */
export async function setup(project: Project): Promise<() => Promise<void>> {
  const postgres = await startPostgres({ dataDir: '.data/test/postgres', settings: { fsync: 'off' } })
  const template = await createDatabase(postgres.url, 'template', { replace: true })
  const watchdog = startWatchdog()
  const migration = startProgram({
    name: 'migrate',
    args: ['--import', 'tsx', 'src/migrate.ts'],
    cwd: 'cms',
    env: { ...process.env, DATABASE_URL: template, PAYLOAD_SECRET: 'secret-of-the-integration-tests' },
    log: '.data/test/log/migrate.log',
    watchdog,
  })
  await migration.success
  watchdog.dismiss()
  project.provide('postgresUrl', postgres.url)
  return postgres.stop
}
