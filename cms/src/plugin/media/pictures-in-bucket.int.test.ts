import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { startBucket } from '../../../../local/src/bucket/start-bucket.ts'

const bucket = await startBucket({ folder: mkdtempSync(join(tmpdir(), 'blickfang-bucket-')) })
afterAll(bucket.stop)
Object.assign(process.env, bucket.env)
await import('./testing/store-cases.ts')
