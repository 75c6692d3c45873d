import { withClient } from '../postgres/with-client.ts'
import { packageScript } from '../process/package-script.ts'
import { fingerprint } from './fingerprint.ts'
import { step } from './progress.ts'
import type { Run } from './run.ts'

/**
 * Migrates, and fills an empty database with the demo where it is asked for. Both scripts may be run any number of times; they take seconds though,
 * so the database notes the sources that it was prepared from, and a start with the same ones goes straight on.
 */
export async function prepareDatabase(
  url: string,
  { env, run, isDemo }: { readonly env: NodeJS.ProcessEnv; readonly run: Run; readonly isDemo: boolean },
): Promise<void> {
  const sources = `${isDemo ? 'demo ' : ''}${fingerprint([
    'cms/src/migrations',
    'cms/src/migrate.ts',
    'cms/src/run-seed.ts',
    'cms/src/seed.ts',
    'cms/src/seed',
    'cms/src/plugin/operations/setup/pages',
    'demo/src',
  ])}`
  if ((await preparedFrom(url)) === sources) return
  await step('Migrating the database', () => runScript('migrate', 'cms'))
  if (isDemo && (await isEmpty(url)))
    await step('Filling an empty database with the demo site', () => runScript('seed', 'demo'))
  await notePreparedFrom(url, sources)

  function runScript(name: string, cwd: string): Promise<void> {
    return run.toEnd({
      name,
      args: packageScript(cwd, name),
      cwd,
      env: { ...env, DATABASE_URL: url },
    })
  }
}

/** Whether the seed has anything to do: pages, which it writes last, or an account. */
async function isEmpty(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rows } = await client.query(
      'SELECT EXISTS (SELECT FROM bf_pages) AND EXISTS (SELECT FROM bf_users) AS filled',
    )
    return !rows[0]?.filled
  })
}

async function preparedFrom(url: string): Promise<unknown> {
  return withClient(url, async (client) => {
    const { rows } = await client.query("SELECT to_regclass('local_start.prepared') AS existing")
    if (!rows[0]?.existing) return undefined
    return (await client.query('SELECT sources FROM local_start.prepared')).rows[0]?.sources
  })
}

async function notePreparedFrom(url: string, sources: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(`BEGIN;
      CREATE SCHEMA IF NOT EXISTS local_start;
      DROP TABLE IF EXISTS local_start.prepared;
      CREATE TABLE local_start.prepared (sources text NOT NULL);
      INSERT INTO local_start.prepared VALUES ('${sources}');
      COMMIT`)
  })
}
