import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { createDatabase } from '../../local/src/postgres/create-database.ts'
import { removeCluster } from '../../local/src/postgres/remove-cluster.ts'
import { startPostgres } from '../../local/src/postgres/start-postgres.ts'
import { addMedia } from '../size/add-media.ts'
import { addPages } from '../size/add-pages.ts'
import type { Table } from '../table.ts'

const pages = 2_000
const media = { count: 5_000, bytes: 100_000 }
const maxMs = 60_000
const folder = resolve('.data/bench-restore')

/** How long a back-up and restoring it take on a site of 2,000 pages and 5,000 uploads, beside copying database and files as they are. */
export async function run(): Promise<Table> {
  await removeCluster(join(folder, 'postgres'))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'media'), { recursive: true })
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres') })
  try {
    const from = await createDatabase(postgres.url, 'site')
    runScript('src/migrate.ts', [], { DATABASE_URL: from })
    await fill(from)
    const floor = await timeOf(async () => {
      await createDatabase(postgres.url, 'copied', { template: 'site' })
      cpSync(join(folder, 'media'), join(folder, 'copied'), { recursive: true })
    })
    const made = await timeOf(() => backUp('backup', from, 'media'))
    const [file = ''] = readdirSync(join(folder, 'backups'))
    const into = await createDatabase(postgres.url, 'restored')
    const restored = await timeOf(() => backUp('restore', into, 'restored', [file]))
    const size = statSync(join(folder, 'backups', file)).size
    return tableOf({ floor, made, restored, size, isSame: (await sumOf(from)) === (await sumOf(into)) })
  } finally {
    await postgres.stop()
    await removeCluster(join(folder, 'postgres'))
    rmSync(folder, { recursive: true, force: true })
  }
}

async function fill(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await addPages(client, 0, pages)
  await addMedia(client, join(folder, 'media'), media)
  await client.end()
}

function backUp(command: 'backup' | 'restore', url: string, library: string, args: readonly string[] = []): void {
  const places = { BACKUP_DIR: join(folder, 'backups'), MEDIA_DIR: join(folder, library) }
  runScript(`src/backup/${command}.ts`, args, { DATABASE_URL: url, ...places })
}

function runScript(file: string, args: readonly string[], env: Readonly<Record<string, string>>): void {
  const spoken = spawnSync(process.execPath, ['../scripts/run-script.mjs', file, ...args], {
    cwd: 'cms',
    encoding: 'utf8',
    env: { ...process.env, PAYLOAD_SECRET: 'secret-of-the-benchmark-which-is-long', BACKUP_KEY: '', ...env },
  })
  if (spoken.status !== 0) throw new Error(spoken.stdout + spoken.stderr)
}

async function timeOf(work: () => Promise<void> | void): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}

/** A checksum of all that pages are made of. That their HTML is the same is seen by local/src/drills/restore.drill.ts. */
async function sumOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const sums = ['bf_pages', 'bf_groups', 'bf_fields', 'bf_page_slugs', 'bf_media', 'bf_search_texts'].map(
    (table) =>
      `select md5(string_agg(row, ',' order by row)) as sum from (select (to_jsonb(t) - 'kept_in')::text as row from ${table} t) r`,
  )
  const { rows } = await client.query<{ sum: string }>(sums.join(' union all '))
  await client.end()
  return JSON.stringify(rows)
}

interface Measured {
  readonly floor: number
  readonly made: number
  readonly restored: number
  readonly size: number
  readonly isSame: boolean
}

function tableOf({ floor, made, restored, size, isSame }: Measured): Table {
  const seconds = (ms: number) => (ms / 1000).toFixed(1)
  return {
    name: 'restore',
    columns: ['', 's'],
    rows: [
      ['back-up, read again', seconds(made)],
      ['restore', seconds(restored)],
      ['database and files copied as they are (floor)', seconds(floor)],
    ],
    aims: [
      {
        what: 'back-up and restore, s',
        measured: seconds(made + restored),
        aim: `<= ${maxMs / 1000}`,
        isMet: made + restored <= maxMs,
      },
      { what: 'content is the same', measured: String(isSame), aim: 'true', isMet: isSame },
    ],
    notes: [
      `${pages} pages, ${media.count} uploads of ${media.bytes / 1000} kB; a file of ${Math.round(size / 1e6)} MB`,
    ],
  }
}
