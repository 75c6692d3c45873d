import type { Readable } from 'node:stream'

/** A stored file on its way out. Whoever takes it reads it to the end or destroys it. */
export interface StoredFile {
  /** In bytes. */
  readonly size: number
  readonly stream: Readable
}

/**
 * Where the bytes of the media library lie: a folder or a bucket, which all processes share. Originals under their names,
 * everything made from them under `pictures/<name>/`, which may be deleted at any time and is made again. A key always
 * stands for the same bytes.
 */
export interface MediaStore {
  /** Null when there is no such file. */
  find(key: string): Promise<StoredFile | null>
  /** Throws what the disk or the bucket says when it has no room. A reader sees all of the bytes or none. */
  write(key: string, bytes: Uint8Array, mimeType: string): Promise<void>
  /** Removes every file whose key begins so. None is no fault. */
  removeAll(prefix: string): Promise<void>
}

/** The key of something made from an original: `form` is `640.webp`. */
export function variantKey(filename: string, form: string): string {
  return `pictures/${filename}/${form}`
}

/** All bytes of a stored file; null when there is none. */
export async function readStored(store: MediaStore, key: string): Promise<Buffer | null> {
  const file = await store.find(key)
  if (!file) return null
  const chunks: Buffer[] = []
  for await (const chunk of file.stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
