import type { MediaStore } from '@blickfang/platform/store/media-store.ts'
import { pictureType } from '@blickfang/platform/store/picture-type.ts'
import type pg from 'pg'
import { Refusal } from '../command/refusal.ts'
import { ArchiveFiles } from './archive/archive-files.ts'
import { BrokenBackup } from './archive/broken-backup.ts'
import type { ArchiveFile } from './archive/write-archive.ts'
import { copyIn, nameOf, type Table } from './database/copy-table.ts'
import { databaseSchema, gameSchema, headSchema, knownMigrations, names } from './manifest.ts'

/** Summary that a back-up holds of itself. */
export interface BackupSummary {
  readonly madeAt: string
  readonly pictures: number
  readonly hasGames: boolean
}

interface Targets {
  readonly database: pg.Client
  /** Whether what the databases hold goes. Else they are empty. */
  readonly isReplacing: boolean
  /** Null: the games of the back-up are left out. */
  readonly game: pg.Client | null
  readonly store: MediaStore
}

const filesAtOnce = 4

/**
 * Reads a back-up to its end without changing anything. Throws BrokenBackup where a byte is not as it was written, and Refusal where
 * it was made by a newer release than this one.
 */
export async function checkBackup(archive: AsyncIterable<ArchiveFile>): Promise<BackupSummary> {
  let madeAt = ''
  let pictures = 0
  let hasDatabase = false
  let hasGames = false
  for await (const { name, bytes } of archive) {
    if (name === names.head) madeAt = headSchema.parse(parse(bytes)).madeAt
    if (name.startsWith(names.media) && keyOf(name)) pictures++
    if (name === names.game) hasGames = true
    if (name === names.database) {
      hasDatabase = true
      checkRelease(databaseSchema.parse(parse(bytes)).migrations)
    }
  }
  if (!madeAt || !hasDatabase) throw new BrokenBackup('This is no back-up of Blickfang, or a damaged one.')
  return { madeAt, pictures, hasGames }
}

/**
 * Brings everything back: first the library's originals, whose names are never given twice, then the databases, each in one
 * transaction that is committed once the back-up was read to its end. When this fails, both databases are as they were.
 */
export async function restoreBackup(archive: AsyncIterable<ArchiveFile>, targets: Targets): Promise<void> {
  const { database, isReplacing, game, store } = targets
  const files = new ArchiveFiles(archive)
  await files.get(names.head)
  await restorePictures(files, store)
  await database.query('BEGIN')
  if (isReplacing) await removeAll(database)
  await restoreDatabase(files, database)
  if (await files.hasNext(names.game)) {
    await game?.query('BEGIN')
    await restoreGames(files, game)
  }
  await files.end()
  await database.query('COMMIT')
  await game?.query('COMMIT')
  // How many rows there are of what, before the first visitor asks.
  await database.query('ANALYZE')
}

async function restorePictures(files: ArchiveFiles, store: MediaStore): Promise<void> {
  let running: Promise<void>[] = []
  for await (const { name, bytes } of files.take(names.media)) {
    const key = keyOf(name)
    running.push(store.write(key, bytes, pictureType(key)))
    if (running.length < filesAtOnce) continue
    await Promise.all(running)
    running = []
  }
  await Promise.all(running)
}

async function restoreDatabase(files: ArchiveFiles, client: pg.Client): Promise<void> {
  const { before, after, tables } = databaseSchema.parse(parse(await files.get(names.database)))
  await client.query('SET LOCAL check_function_bodies = off')
  for (const statement of before) await client.query(statement)
  await restoreRows({ files, client, part: 'database', tables })
  for (const statement of after) await client.query(statement)
}

async function restoreGames(files: ArchiveFiles, client: pg.Client | null): Promise<void> {
  const { tables } = gameSchema.parse(parse(await files.get(names.game)))
  if (!client) return files.skip('game/')
  // The rules for players, such as that a later entry wins, have seen these rows already.
  await client.query('SET LOCAL session_replication_role = replica')
  if (tables.length > 0) await client.query(`TRUNCATE ${tables.map(nameOf).join(', ')}`)
  await restoreRows({ files, client, part: 'game', tables })
}

interface Rows {
  readonly files: ArchiveFiles
  readonly client: pg.Client
  readonly part: 'database' | 'game'
  readonly tables: readonly Table[]
}

async function restoreRows({ files, client, part, tables }: Rows): Promise<void> {
  for (const table of tables) {
    await copyIn(client, table, files.contents(names.rowsOf(part, table)))
  }
}

/** Takes away all that the database holds, and leaves it as a new one is. */
async function removeAll(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(`
    SELECT format('DROP SCHEMA %I CASCADE', nspname) AS statement FROM pg_namespace
    WHERE nspname !~ '^pg_' AND nspname <> 'information_schema'`)
  for (const { statement } of rows) await client.query(statement)
  await client.query(`CREATE SCHEMA public AUTHORIZATION pg_database_owner; GRANT USAGE ON SCHEMA public TO PUBLIC;
    COMMENT ON SCHEMA public IS 'standard public schema'`)
}

/** The store's key of a file. Throws BrokenBackup for a name that would lead somewhere else. */
function keyOf(name: string): string {
  const key = name.slice(names.media.length)
  if (!/^[^./\\][^/\\]*$/.test(key)) throw new BrokenBackup(`The back-up has a file that nobody knows: ${name}.`)
  return key
}

function checkRelease(migrations: readonly string[]): void {
  const known = knownMigrations()
  const unknown = migrations.filter((name) => !known.has(name))
  if (unknown.length > 0)
    throw new Refusal(
      `The back-up was made by a newer release than this one, which does not know ${unknown.join(', ')}.`,
    )
}

function parse(bytes: Uint8Array): unknown {
  return JSON.parse(Buffer.from(bytes).toString())
}
