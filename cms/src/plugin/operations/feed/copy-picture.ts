import { AppError } from '@blickfang/shared/kernel/app-error.ts'
import { sql } from '@payloadcms/db-postgres'
import { outsideOf } from '../../outside/outside-client.ts'
import { OutsideError } from '../../outside/outside-error.ts'
import { uploadMedia } from '../media/upload-media.ts'
import type { FeedContext } from './keep-feed.ts'

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
}
const maxBytes = 15_000_000
const maxMs = 30_000

interface CopyPicture {
  readonly address: string
  /** The feed, which the library shows as the picture's tag and name. */
  readonly from: string
}

/** Takes a picture of another host into the library; answers its id. Throws OutsideError, also for what is no picture. */
export async function copyPicture(
  { payload, db, signal }: FeedContext,
  { address, from }: CopyPicture,
): Promise<string> {
  const { bytes, type } = await outsideOf(payload).load(address, {
    accept: Object.keys(extensions),
    maxBytes,
    maxMs,
    signal,
  })
  const name = `${from}.${extensions[type]}`
  const form = { file: { name, mimeType: type, data: bytes }, values: {} }
  try {
    const { media } = await uploadMedia({
      payload,
      db,
      actor: { id: null, role: 'system' },
      form,
      body: undefined,
      query: undefined,
    })
    await db.rows(sql`
      insert into media_texts ("order", parent_id, path, text) values (1, ${media.id}, 'tags', ${from})`)
    return media.id
  } catch (cause) {
    if (!(cause instanceof AppError) || cause.status >= 500) throw cause
    throw new OutsideError('type', { host: new URL(address).host, cause })
  }
}
