import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { s3Storage } from '@payloadcms/storage-s3'
import { afterAll } from 'vitest'
import { startBucket } from '../../../../../local/src/bucket/start-bucket.ts'
import { originalsCases } from './testing/originals-cases.ts'

process.env.MEDIA_DIR = mkdtempSync(join(tmpdir(), 'blickfang-media-'))
const folder = mkdtempSync(join(tmpdir(), 'blickfang-bucket-'))
const ending = '._S3rver_object'

let bucket = await startBucket({ folder })
const { S3_BUCKET = '', S3_REGION, S3_ENDPOINT = '', S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = bucket.env
const port = Number(new URL(S3_ENDPOINT).port)
afterAll(() => bucket.stop())
let isThere = true

originalsCases(async () => ({
  storage: s3Storage({
    collections: { 'bf-media': true },
    bucket: S3_BUCKET,
    config: {
      region: S3_REGION,
      endpoint: S3_ENDPOINT,
      forcePathStyle: true,
      credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    },
  }),
  read: async (filename) => {
    const path = join(folder, S3_BUCKET, filename + ending)
    return existsSync(path) ? readFileSync(path) : null
  },
  list: async () => readdirSync(join(folder, S3_BUCKET)).filter((name) => name.endsWith(ending)),
  refuse: async (isRefusing) => {
    if (isRefusing && isThere) await bucket.stop()
    if (!isRefusing && !isThere) bucket = await startBucket({ folder, port })
    isThere = !isRefusing
  },
}))
