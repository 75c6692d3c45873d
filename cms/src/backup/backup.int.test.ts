import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareGameDatabase } from '@blickfang/local/src/game/prepare-game-database.ts'
import { createDatabase } from '@blickfang/local/src/postgres/create-database.ts'
import { withClient } from '@blickfang/local/src/postgres/with-client.ts'
import { FolderStore } from '@blickfang/platform/store/folder-store.ts'
import type { MediaStore } from '@blickfang/platform/store/media-store.ts'
import { sql } from '@payloadcms/db-postgres'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePage } from '../plugin/testing/make-page.ts'
import { startCms, type TestCms } from '../plugin/testing/start-cms.ts'
import { readBackupFile, writeBackupFile } from './backup-file.ts'
import type { BackupSettings } from './backup-settings.ts'
import { type BackupContents, createBackup } from './create-backup.ts'
import { copyOut, listTables } from './database/copy-table.ts'
import { describeSchema } from './database/describe-schema.ts'
import { openTargets } from './open-targets.ts'
import { checkBackup, restoreBackup } from './restore-backup.ts'

const folder = mkdtempSync(join(tmpdir(), 'blickfang backup '))
const key = 'a key of more than thirty-two characters'
let cms: TestCms
let store: MediaStore

beforeAll(async () => {
  process.env.MEDIA_DIR = join(folder, 'media')
  store = new FolderStore(process.env.MEDIA_DIR)
  cms = await startCms()
  const { publish } = await makePage(cms)
  await publish()
  await upload('Erstes.png')
})
afterAll(async () => {
  await cms.stop()
  rmSync(folder, { recursive: true })
})

async function upload(name: string): Promise<string> {
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0f4c45' } })
    .png()
    .toBuffer()
  const file = { name, data, mimetype: 'image/png', size: data.length }
  const { id } = await cms.payload.create({
    collection: 'bf-media',
    data: { mediaType: 'image', bucketFolder: 'images' },
    file,
  })
  return String(id)
}

const contents = (): BackupContents => ({ pictures: 0, tables: 0, games: false, missing: [], leftOut: [] })
const sources = () => ({ databaseUrl: process.env.DATABASE_URL ?? '', gameDatabaseUrl: '', store })
const makeFile = (found = contents(), withKey = '') =>
  writeBackupFile(createBackup(sources(), found), { folder: mkdtempSync(join(folder, 'into ')), key: withKey })

let made = 0
async function emptyDatabase(): Promise<string> {
  made++
  return createDatabase(process.env.DATABASE_URL ?? '', `restored_${process.env.VITEST_POOL_ID}_${made}`, {
    replace: true,
  })
}

interface Restore {
  readonly databaseUrl: string
  readonly into?: MediaStore
  readonly isReplacing?: boolean
  readonly withKey?: string
}

async function restore(path: string, { databaseUrl, into = store, isReplacing = false, withKey = '' }: Restore) {
  const settings = { DATABASE_URL: databaseUrl, GAME_DATABASE_URL: '' } as BackupSettings
  const targets = await openTargets(settings, { isReplacing, hasGames: false })
  try {
    await restoreBackup(readBackupFile(path, withKey), { ...targets, isReplacing, store: into })
  } finally {
    await targets.close()
  }
}

const tablesOf = (url: string) => withClient(url, (client) => listTables(client))

/** All rows of all tables that are kept, as Postgres writes them. */
const rowsOf = (url: string) =>
  withClient(url, async (client) => {
    const rows: Record<string, string> = {}
    for (const table of await listTables(client)) {
      const parts: string[] = []
      for await (const part of copyOut(client, table)) parts.push(part.toString('hex'))
      rows[table.table] = parts.join('')
    }
    return rows
  })

/** Statements without the casts and brackets that Postgres writes differently once it has read its own. */
const schemaOf = (url: string) =>
  withClient(url, async (client) => {
    await client.query('BEGIN')
    const { before, after, leftOut } = await describeSchema(client)
    return {
      lines: [...before, ...after].map((line) => line.replace(/::(character varying|text)(\[\])?|[()]/g, '')),
      leftOut,
    }
  })

test('an empty database becomes the one that was backed up: its schema, its rows, its uploads', async () => {
  const databaseUrl = await emptyDatabase()
  const found = contents()
  const path = await makeFile(found)
  const into = new FolderStore(join(folder, 'restored'))
  await restore(path, { databaseUrl, into })
  expect(await rowsOf(databaseUrl)).toEqual(await rowsOf(sources().databaseUrl))
  expect(await schemaOf(databaseUrl)).toEqual({ ...(await schemaOf(sources().databaseUrl)), leftOut: [] })
  const originals = readdirSync(join(folder, 'media')).filter((name) => name.endsWith('.png'))
  expect(readdirSync(join(folder, 'restored'))).toEqual(originals)
  for (const name of originals)
    expect(readFileSync(join(folder, 'restored', name)).equals(readFileSync(join(folder, 'media', name)))).toBe(true)
  expect(found).toMatchObject({ pictures: originals.length, missing: [], leftOut: [] })
})

test('the file of an entry comes along, and one that no entry has named yet does not', async () => {
  await cms.db.rows(sql`
    with entry as (
      insert into bf_submissions (form, key, title, locale, "values", opened)
      values ('own', 'backup', 'Anna', 'de', '{}', 'backup') returning id)
    insert into bf_submission_files (submission_id, block_id, field, name, size, key)
    select given, gen_random_uuid(), 'f', 'a.pdf', 4, key
    from (select id as given, '_entry-given.pdf' as key from entry union all select null, '_entry-waits.pdf') file`)
  for (const name of ['_entry-given.pdf', '_entry-waits.pdf'])
    await store.write(name, Buffer.from('%PDF'), 'application/pdf')
  const into = new FolderStore(join(folder, 'restored entries'))
  await restore(await makeFile(), { databaseUrl: await emptyDatabase(), into })
  const kept = readdirSync(join(folder, 'restored entries')).filter((name) => name.startsWith('_entry'))
  expect(kept).toEqual(['_entry-given.pdf'])
  for (const table of ['bf_submission_files', 'bf_submissions']) await cms.db.rows(sql.raw(`delete from ${table}`))
  await store.removeAll('_entry-')
})

test('rules and counters work on: a new row gets a new number, a status and its words', async () => {
  const databaseUrl = await emptyDatabase()
  await restore(await makeFile(), { databaseUrl })
  const found = await withClient(databaseUrl, async (client) => {
    await client.query(`INSERT INTO bf_cache_outbox (tags) VALUES ('["a"]')`)
    await client.query(`UPDATE bf_pages SET draft = draft || '{"name.de": "Neu benannt"}' WHERE published IS NOT NULL`)
    const { rows } = await client.query(
      `SELECT status, changed, words = page_words(draft) AND words <> '' AS found FROM bf_pages WHERE published IS NOT NULL`,
    )
    return rows[0]
  })
  expect(found).toEqual({ status: 'draft', changed: true, found: true })
})

test('numbers of transactions, which count anew on another server, are not brought along', async () => {
  const databaseUrl = await emptyDatabase()
  await restore(await makeFile(), { databaseUrl })
  const kept = await withClient(databaseUrl, (client) =>
    client.query('SELECT DISTINCT kept_in::text FROM bf_search_texts'),
  )
  expect(kept.rows).toEqual([{ kept_in: '0' }])
})

test('a database that is not empty is left as it is, unless it may be replaced', async () => {
  const databaseUrl = await emptyDatabase()
  await withClient(databaseUrl, (client) =>
    client.query(`CREATE TABLE mine (word text); INSERT INTO mine VALUES ('kept')`),
  )
  const path = await makeFile()
  await expect(restore(path, { databaseUrl })).rejects.toThrow('The database is not empty. With --replace')
  expect((await tablesOf(databaseUrl)).map(({ table }) => table)).toEqual(['mine'])
  await restore(path, { databaseUrl, isReplacing: true })
  expect(await rowsOf(databaseUrl)).toEqual(await rowsOf(sources().databaseUrl))
})

test('a database that is in use is not replaced', async () => {
  const databaseUrl = await emptyDatabase()
  await withClient(databaseUrl, async (client) => {
    await client.query('CREATE TABLE mine (word text)')
    await expect(restore(await makeFile(), { databaseUrl, isReplacing: true })).rejects.toThrow('Stop the cms first')
  })
})

test('an archive that turns out to be cut off on the way changes nothing in the database', async () => {
  const databaseUrl = await emptyDatabase()
  await withClient(databaseUrl, (client) => client.query('CREATE TABLE mine (word text)'))
  const path = await makeFile()
  async function* cutOff() {
    for await (const file of readBackupFile(path, '')) {
      yield file
      if (file.name.startsWith('database/rows/public.bf_pages/')) throw new Error('cut off')
    }
  }
  const targets = await openTargets({ DATABASE_URL: databaseUrl, GAME_DATABASE_URL: '' } as BackupSettings, {
    isReplacing: true,
    hasGames: false,
  })
  await expect(restoreBackup(cutOff(), { ...targets, isReplacing: true, store })).rejects.toThrow('cut off')
  await targets.close()
  expect((await tablesOf(databaseUrl)).map(({ table }) => table)).toEqual(['mine'])
})

test('a back-up with a key is encrypted, and comes back with it', async () => {
  const databaseUrl = await emptyDatabase()
  const path = await makeFile(contents(), key)
  expect(readFileSync(path).includes('backup.json')).toBe(false)
  await restore(path, { databaseUrl, withKey: key })
  expect(await rowsOf(databaseUrl)).toEqual(await rowsOf(sources().databaseUrl))
})

test('a back-up by a newer release, and one that would write outside of the library, are refused', async () => {
  const path = await makeFile()
  async function* altered(change: (name: string, text: string) => [string, string]) {
    for await (const { name, bytes } of readBackupFile(path, '')) {
      const [newName, text] = change(name, Buffer.from(bytes).toString('latin1'))
      yield { name: newName, bytes: Buffer.from(text, 'latin1') }
    }
  }
  const newer = altered((name, text) => [name, text.replace('20261121_102236_initial', '20991231_000000_later')])
  await expect(checkBackup(newer)).rejects.toThrow('made by a newer release than this one')
  const outside = altered((name, text) => [name.replace('media/', 'media/../'), text])
  await expect(checkBackup(outside)).rejects.toThrow('a file that nobody knows')
})

test('an upload whose file was lost is named, and does not keep the rest from being backed up', async () => {
  const id = await upload('Verloren.png')
  const { filename } = await cms.payload.findByID({ collection: 'bf-media', id })
  await store.removeAll(String(filename))
  const found = contents()
  await checkBackup(readBackupFile(await makeFile(found), ''))
  expect(found.missing).toEqual([filename])
  await cms.payload.delete({ collection: 'bf-media', id })
})

test('games come back with their entries, as the rules found them', async () => {
  const [from, to] = [await emptyDatabase(), await emptyDatabase()]
  for (const url of [from, to]) await prepareGameDatabase(url)
  await withClient(from, (client) => client.query(`INSERT INTO site_game.games ("gameName") VALUES ('Runde')`))
  const found = contents()
  const files = createBackup({ ...sources(), gameDatabaseUrl: from }, found)
  const path = await writeBackupFile(files, { folder, key: '' })
  const settings = { DATABASE_URL: await emptyDatabase(), GAME_DATABASE_URL: to } as BackupSettings
  const { hasGames } = await checkBackup(readBackupFile(path, ''))
  expect([found.games, hasGames]).toEqual([true, true])
  const targets = await openTargets(settings, { isReplacing: false, hasGames })
  await restoreBackup(readBackupFile(path, ''), { ...targets, isReplacing: false, store })
  await targets.close()
  expect(await rowsOf(to)).toEqual(await rowsOf(from))
  await withClient(settings.DATABASE_URL, (client) => client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public'))
  await expect(openTargets(settings, { isReplacing: false, hasGames })).rejects.toThrow('There are games already')
})

test('while people upload, replace and delete, every back-up holds the file of each upload that it speaks of', async () => {
  let isOver = false
  async function work(person: number): Promise<void> {
    const mine: string[] = []
    for (let turn = 0; !isOver; turn++) {
      mine.push(await upload(`Bild ${person} ${turn}.png`))
      const gone = mine.length > 3 ? mine.shift() : undefined
      await Promise.all(gone ? [cms.payload.delete({ collection: 'bf-media', id: gone })] : [])
    }
  }
  const people = [1, 2, 3].map(work)
  for (let turn = 0; turn < 3; turn++) {
    const found = contents()
    const path = await makeFile(found)
    const databaseUrl = await emptyDatabase()
    const into = join(folder, `during ${turn}`)
    await restore(path, { databaseUrl, into: new FolderStore(into) })
    const { rows } = await withClient(databaseUrl, (client) =>
      client.query<{ filename: string }>('SELECT filename FROM bf_media'),
    )
    const there = new Set(readdirSync(into))
    expect(rows.map(({ filename }) => filename).filter((name) => !there.has(name))).toEqual([])
    expect(found.missing).toEqual([])
  }
  isOver = true
  await Promise.all(people)
})
