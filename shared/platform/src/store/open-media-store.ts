import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { httpAddress, set as unlessEmpty } from '../server/settings/kinds.ts'
import { parseSettings } from '../server/settings/parse-settings.ts'
import { BucketStore } from './bucket-store.ts'
import { FolderStore } from './folder-store.ts'
import type { MediaStore } from './media-store.ts'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')
const text = z.string().default('')

export const mediaSettingsSchema = z.object({
  DATA_DIR: unlessEmpty(z.string().default('.data')),
  /** Folder of uploads, while no bucket is set; `media` in DATA_DIR unless it is named. */
  MEDIA_DIR: text,
  S3_BUCKET: text,
  S3_REGION: text,
  S3_ENDPOINT: unlessEmpty(httpAddress.default('')),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
})

/** The store that the environment names: the bucket once there is one, else the folder. Both servers open it by the same settings. */
export function openMediaStore(env: Readonly<Record<string, string | undefined>>): MediaStore {
  const set = parseSettings(mediaSettingsSchema, env)
  if (!set.S3_BUCKET) return new FolderStore(resolve(root, set.MEDIA_DIR || join(set.DATA_DIR, 'media')))
  return new BucketStore({
    name: set.S3_BUCKET,
    region: set.S3_REGION || 'auto',
    endpoint: set.S3_ENDPOINT || undefined,
    accessKeyId: set.S3_ACCESS_KEY_ID,
    secretAccessKey: set.S3_SECRET_ACCESS_KEY,
  })
}
