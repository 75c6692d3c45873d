import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Database } from '../../db/database.ts'
import { invalid } from '../../errors/invalid.ts'
import type { RunningUploads } from '../../media/running-uploads.ts'
import { ownOf } from '../../own/own-of.ts'
import type { Kept } from './keep-file.ts'
import { getMedium } from './media-rows.ts'

declare module '../../own/own-of.ts' {
  interface Own {
    readonly uploads: RunningUploads<Kept>
  }
}

/** The medium that an upload made. Throws INVALID when it was another file that came under its key. */
export async function findUploaded(
  db: Database,
  { key, sum }: { key: string; sum?: string },
): Promise<MediaItem | undefined> {
  const [row] = await db.rows<{ sum: string; mediaId: string }>(
    sql`select sum, media_id as "mediaId" from bf_uploads where key = ${key}`,
  )
  if (!row) return
  if (sum !== undefined && row.sum !== sum) throw invalid('key', 'used')
  return getMedium(db, row.mediaId)
}

/** Those that this process works on. */
export function uploadsOf(payload: Payload): RunningUploads<Kept> {
  return ownOf(payload).uploads
}
