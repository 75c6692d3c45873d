import { cloudStoragePlugin } from '@payloadcms/plugin-cloud-storage'
import type { Adapter, GeneratedAdapter } from '@payloadcms/plugin-cloud-storage/types'
import type { Plugin } from 'payload'

/** A storage of a project's own making, with its files by their paths. */
export class MemoryAdapter {
  readonly files = new Map<string, Buffer>()
  isAway = false

  /** A plugin as a project would list it. `more`: what this adapter does otherwise. */
  plugin(more: Partial<GeneratedAdapter> = {}, collection = {}): Plugin {
    const adapter: Adapter = () => ({
      name: 'memory',
      handleUpload: ({ file, storageFilePath }) => void this.#open().set(storageFilePath, Buffer.from(file.buffer)),
      handleDelete: ({ storageFilePath }) => void this.#open().delete(storageFilePath),
      staticHandler: (_req, { params: { filename } }) => this.#answer(this.#open().get(`shop/${filename}`)),
      ...more,
    })
    return cloudStoragePlugin({ collections: { 'bf-media': { adapter, prefix: 'shop', ...collection } } })
  }

  #open(): Map<string, Buffer> {
    if (this.isAway) throw Object.assign(new Error('The storage is away'), { code: 'ECONNREFUSED' })
    return this.files
  }

  #answer(bytes: Buffer | undefined): Response {
    return new Response(bytes && new Uint8Array(bytes), { status: bytes ? 200 : 404 })
  }
}
