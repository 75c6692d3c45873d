import { setTimeout as wait } from 'node:timers/promises'
import { type MediaStore, readStored } from '@blickfang/platform/store/media-store.ts'
import pg from 'pg'
import type { ArchiveFile } from './archive/write-archive.ts'
import { copyOut, listTables, nameOf, type Table } from './database/copy-table.ts'
import { describeSchema } from './database/describe-schema.ts'
import { type DatabaseManifest, gameSchemas, names } from './manifest.ts'
import { readAhead } from './read-ahead.ts'

/** Contents of a back-up, for whoever made it. */
export interface BackupContents {
  pictures: number
  tables: number
  games: boolean
  /** Files that the library speaks of and that are nowhere: they were lost before. */
  missing: readonly string[]
  /** Things in the database that no release of Blickfang makes. */
  leftOut: readonly string[]
}

interface Sources {
  readonly databaseUrl: string
  readonly gameDatabaseUrl: string
  readonly store: MediaStore
}

/** Uploads have at most 25 MB. */
const filesAtOnce = 4
/** A file that is missing is looked for in a later state of the database: somebody may just have deleted it. */
const attempts = 5

/**
 * All files of a back-up, one after the other. The database is one snapshot, and the library's originals are those that this snapshot
 * speaks of, and perhaps some that were deleted meanwhile: most are read before it is taken, newer ones afterwards, and where one of
 * those is gone already, a later snapshot is taken. Files that can be made anew of originals are left out.
 */
export async function* createBackup(sources: Sources, contents: BackupContents): AsyncGenerator<ArchiveFile> {
  yield json(names.head, { blickfang: 1, madeAt: new Date().toISOString() })
  const client = await connect(sources.databaseUrl)
  try {
    yield* readPictures(client, sources.store, contents)
    yield* readDatabase(client, contents)
  } finally {
    await client.end()
  }
  if (sources.gameDatabaseUrl) yield* readGames(sources.gameDatabaseUrl, contents)
}

/** Leaves a snapshot open that all pictures are there for. */
async function* readPictures(
  client: pg.Client,
  store: MediaStore,
  contents: BackupContents,
): AsyncGenerator<ArchiveFile> {
  const kept = new Set<string>()
  async function* readNew(): AsyncGenerator<ArchiveFile, string[]> {
    const { rows } = await client.query<{ filename: string }>(
      `SELECT filename FROM bf_media WHERE filename IS NOT NULL
        UNION SELECT '_' || filename FROM bf_former_files
        UNION SELECT key FROM bf_submission_files WHERE submission_id IS NOT NULL ORDER BY filename`,
    )
    const wanted = rows.map(({ filename }) => filename).filter((name) => !kept.has(name))
    const gone: string[] = []
    const read = readAhead(wanted, filesAtOnce, async (name) => ({ name, bytes: await readStored(store, name) }))
    for await (const { name, bytes } of read) {
      if (!bytes) gone.push(name)
      else {
        kept.add(name)
        yield { name: `${names.media}${name}`, bytes }
      }
    }
    return gone
  }
  yield* readNew()
  for (let attempt = 1; ; attempt++) {
    await beginSnapshot(client)
    contents.missing = yield* readNew()
    if (contents.missing.length === 0 || attempt === attempts) break
    await client.query('ROLLBACK')
    await wait(200 * attempt)
  }
  contents.pictures = kept.size
}

async function* readDatabase(client: pg.Client, contents: BackupContents): AsyncGenerator<ArchiveFile> {
  const tables = await holdTables(client)
  const { rows } = await client.query<{ name: string }>('SELECT name FROM public.payload_migrations WHERE batch >= 0')
  const { before, after, leftOut } = await describeSchema(client)
  const manifest: DatabaseManifest = { migrations: rows.map(({ name }) => name).sort(), before, after, tables }
  yield json(names.database, manifest)
  yield* readRows(client, 'database', tables)
  await client.query('COMMIT')
  Object.assign(contents, { tables: tables.length, leftOut })
}

async function* readGames(url: string, contents: BackupContents): AsyncGenerator<ArchiveFile> {
  const client = await connect(url)
  try {
    await beginSnapshot(client)
    const tables = await holdTables(client, gameSchemas)
    yield json(names.game, { tables })
    yield* readRows(client, 'game', tables)
    await client.query('COMMIT')
    contents.games = true
  } finally {
    await client.end()
  }
}

async function* readRows(client: pg.Client, part: 'database' | 'game', tables: readonly Table[]) {
  for (const table of tables) {
    let number = 0
    for await (const bytes of copyOut(client, table)) {
      number++
      yield { name: `${names.rowsOf(part, table)}${String(number).padStart(6, '0')}.copy.gz`, bytes }
    }
  }
}

async function beginSnapshot(client: pg.Client): Promise<void> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
}

/** No migration changes a table until the back-up is through. */
async function holdTables(client: pg.Client, schemas?: readonly string[]): Promise<Table[]> {
  const tables = await listTables(client, schemas)
  if (tables.length > 0) await client.query(`LOCK TABLE ${tables.map(nameOf).join(', ')} IN ACCESS SHARE MODE`)
  return tables
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'blickfang backup' })
  // A lost connection says so by whatever is being asked, too.
  client.on('error', () => undefined)
  await client.connect()
  await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0')
  return client
}

function json(name: string, value: unknown): ArchiveFile {
  return { name, bytes: Buffer.from(`${JSON.stringify(value, null, 1)}\n`) }
}
