import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { readArchive } from './archive/read-archive.ts'
import { seal, unseal } from './archive/seal.ts'
import { type ArchiveFile, writeArchive } from './archive/write-archive.ts'

/** `.tar`, or `.tar.sealed` where it is encrypted. */
const finished = /^blickfang-\d{8}T\d{6}Z\.tar(\.sealed)?$/
/** Enough for a disk, and little for memory. */
const highWaterMark = 1024 * 1024

const forgottenAfterMs = 24 * 60 * 60_000

interface Place {
  readonly folder: string
  /** Empty: it is not encrypted. */
  readonly key: string
}

/**
 * Writes a back-up into a folder, readable by its owner alone, and resolves with its path. Under its name it is there once all of
 * it lies on the disk; one that fails leaves nothing.
 */
export async function writeBackupFile(files: AsyncIterable<ArchiveFile>, { folder, key }: Place): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const time = new Date().toISOString().replace(/[-:]|\.\d+/g, '')
  const path = join(folder, `blickfang-${time}.tar${key ? '.sealed' : ''}`)
  const unfinished = `${path}.unfinished`
  const archive = writeArchive(files)
  try {
    const handle = await open(unfinished, 'wx', 0o600)
    try {
      const bytes = key ? seal(archive, key) : archive
      await pipeline(
        Readable.from(bytes, { objectMode: false, highWaterMark }),
        createWriteStream(unfinished, { fd: handle.fd, autoClose: false }),
      )
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  return path
}

/** The files of a back-up. Throws what `unseal` and `readArchive` throw, and what the disk says. */
export function readBackupFile(path: string, key: string): AsyncGenerator<ArchiveFile> {
  return readArchive(unseal(createReadStream(path, { highWaterMark }) as AsyncIterable<Buffer>, key))
}

/** Finished back-ups of a folder, the newest first. */
export async function listBackupFiles(folder: string): Promise<string[]> {
  const found = await readdir(folder).catch(() => [])
  return found
    .filter((name) => finished.test(name))
    .sort()
    .reverse()
}

/** Removes all but the newest `count` back-ups, and resolves with how many went; 0 keeps all. Files of a killed one go too. */
export async function keepNewest(folder: string, count: number): Promise<number> {
  for (const name of (await readdir(folder)).filter((found) => found.endsWith('.unfinished'))) {
    const { mtimeMs } = await stat(join(folder, name))
    if (mtimeMs < Date.now() - forgottenAfterMs) await rm(join(folder, name))
  }
  const old = count === 0 ? [] : (await listBackupFiles(folder)).slice(count)
  for (const name of old) await rm(join(folder, name))
  return old.length
}

export async function describeFile(path: string): Promise<{ size: number; sum: string }> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path, { highWaterMark }), hash)
  return { size: (await stat(path)).size, sum: hash.digest('hex') }
}
