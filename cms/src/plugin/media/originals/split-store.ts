import type { MediaStore, StoredFile } from '@blickfang/platform/store/media-store.ts'

declare module '../../own/own-of.ts' {
  interface Own {
    /** Null: originals lie in `mediaStore` too. */
    readonly originalStore: OriginalStore | null
  }
}

/** Where originals lie that a project keeps elsewhere: each under its name, which always stands for the same bytes. */
export interface OriginalStore {
  /** Null when there is no such file. */
  find(filename: string): Promise<StoredFile | null>
  /** Throws what the place says when it refuses the file. */
  write(filename: string, bytes: Uint8Array, mimeType: string): Promise<void>
  /** None is no fault. */
  remove(filename: string): Promise<void>
}

interface Places {
  readonly originals: OriginalStore
  /** All that is made of originals. */
  readonly made: MediaStore
}

/** The media library's files where originals lie in a place of the project's, and what is made of them in a store of ours. */
export class SplitStore implements MediaStore {
  readonly #originals: OriginalStore
  readonly #made: MediaStore

  constructor({ originals, made }: Places) {
    this.#originals = originals
    this.#made = made
  }

  /** Originals from before the project kept them elsewhere lie where they lay. */
  async find(key: string): Promise<StoredFile | null> {
    const original = isOriginal(key) ? await this.#originals.find(key) : null
    return original ?? this.#made.find(key)
  }

  write(key: string, bytes: Uint8Array, mimeType: string): Promise<void> {
    return (isOriginal(key) ? this.#originals : this.#made).write(key, bytes, mimeType)
  }

  async removeAll(prefix: string): Promise<void> {
    if (isOriginal(prefix)) await this.#originals.remove(prefix)
    await this.#made.removeAll(prefix)
  }
}

/** A whole name, with its ending, in no folder. */
function isOriginal(key: string): boolean {
  return !key.includes('/') && key.includes('.')
}
