import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { BucketStore } from './bucket-store.ts'
import { FolderStore } from './folder-store.ts'
import type { MediaStore } from './media-store.ts'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')
const text = z._default(z.string(), '')

export const mediaSettingsSchema = z.object({
  MEDIA_DIR: text,
  S3_BUCKET: text,
  S3_REGION: text,
  S3_ENDPOINT: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
})

/** The store that the environment names: the bucket once there is one, else the folder. Both servers open it by the same settings. */
export function openMediaStore(env: Readonly<Record<string, string | undefined>>): MediaStore {
  const set = mediaSettingsSchema.parse(env)
  if (!set.S3_BUCKET) return new FolderStore(set.MEDIA_DIR || resolve(root, '.data/media'))
  return new BucketStore({
    name: set.S3_BUCKET,
    region: set.S3_REGION || 'auto',
    endpoint: set.S3_ENDPOINT || undefined,
    accessKeyId: set.S3_ACCESS_KEY_ID,
    secretAccessKey: set.S3_SECRET_ACCESS_KEY,
  })
}
