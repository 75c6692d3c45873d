import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FolderStore } from '@blickfang/platform/store/folder-store.ts'
import { vi } from 'vitest'
import { originalsCases } from './testing/originals-cases.ts'

const folder = mkdtempSync(join(tmpdir(), 'blickfang-media-'))
process.env.MEDIA_DIR = folder

originalsCases(async () => ({
  storage: null,
  read: async (filename) => (existsSync(join(folder, filename)) ? readFileSync(join(folder, filename)) : null),
  list: async () => readdirSync(folder).filter((name) => name !== 'pictures'),
  refuse: async (isRefusing) => {
    vi.restoreAllMocks()
    const away = () => Promise.reject(Object.assign(new Error('The disk is away'), { code: 'EIO' }))
    for (const method of isRefusing ? (['write', 'removeAll'] as const) : [])
      vi.spyOn(FolderStore.prototype, method).mockImplementation(away)
  },
}))
