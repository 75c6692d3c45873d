import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { MediaStore, StoredFile } from './media-store.ts'

/** The media library's files in a folder of this machine. */
export class FolderStore implements MediaStore {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async find(key: string): Promise<StoredFile | null> {
    const handle = await open(join(this.#folder, key)).catch(noneWhenMissing)
    if (!handle) return null
    const stats = await handle.stat()
    if (!stats.isFile()) {
      await handle.close()
      return null
    }
    return { size: stats.size, stream: handle.createReadStream() }
  }

  async write(key: string, bytes: Uint8Array): Promise<void> {
    const path = join(this.#folder, key)
    const unfinished = `${path}.${randomBytes(6).toString('hex')}`
    await mkdir(dirname(path), { recursive: true })
    try {
      await writeFile(unfinished, bytes)
      await rename(unfinished, path)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }

  async removeAll(prefix: string): Promise<void> {
    if (prefix.endsWith('/')) return removeTree(join(this.#folder, prefix))
    const folder = dirname(join(this.#folder, prefix))
    const begin = prefix.slice(prefix.lastIndexOf('/') + 1)
    const names = (await readdir(folder).catch(noneWhenMissing)) ?? []
    for (const name of names) if (name.startsWith(begin)) await removeTree(join(folder, name))
  }
}

/** Tried again when somebody has written into a folder that was just emptied, as a form of a picture that is being deleted. */
function removeTree(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 })
}

function noneWhenMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && missing.has(String(error.code))) return null
  throw error
}

/** A part of the path that is no folder counts as well: nothing can lie below a file. */
const missing: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR'])
