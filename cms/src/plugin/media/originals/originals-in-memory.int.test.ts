import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MemoryAdapter } from './testing/memory-adapter.ts'
import { originalsCases } from './testing/originals-cases.ts'

process.env.MEDIA_DIR = mkdtempSync(join(tmpdir(), 'blickfang-media-'))
const adapter = new MemoryAdapter()

originalsCases(async () => ({
  storage: adapter.plugin(),
  read: async (filename) => adapter.files.get(`shop/${filename}`) ?? null,
  list: async () => [...adapter.files.keys()],
  refuse: async (isRefusing) => {
    adapter.isAway = isRefusing
  },
}))
