import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

process.env.MEDIA_DIR = mkdtempSync(join(tmpdir(), 'blickfang-media-'))
await import('./testing/store-cases.ts')
await import('./testing/library-cases.ts')
