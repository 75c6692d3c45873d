import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import type { VideoSettings } from '@blickfang/contract/options/media/video.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { expirePages } from '../../cache/expire-pages.ts'
import type { Database } from '../../db/database.ts'
import { getMedium, listMediaRows } from '../media/media-rows.ts'
import { loadVideo } from './load-video.ts'

interface Checking {
  readonly payload: Payload
  readonly db: Database
  readonly signal: AbortSignal
}

/** Notes which videos can be seen and which cannot any more. A service that does not answer says nothing about its videos. */
export async function updateVideos({ payload, db, signal }: Checking): Promise<void> {
  for (const video of await listMediaRows(db, sql`where m.media_type = 'video' order by m.id`)) {
    const { videoId, videoSettings } = video
    if (!videoId || !videoSettings) continue
    const status = await statusOf({ payload, signal }, { source: videoSettings.source, videoId })
    if (status) await updateStatus(db, video, status)
  }
}

/** Live at once on the pages that show the video; they leave out one that cannot be seen. */
export async function updateStatus(
  db: Database,
  video: MediaItem,
  status: VideoSettings['status'],
): Promise<MediaItem> {
  if (video.videoSettings?.status === status) return video
  return db.transaction(async (tx) => {
    await tx.rows(sql`
      update bf_media set video_settings = video_settings || jsonb_build_object('status', ${status}::text) where id = ${video.id}`)
    await expirePages(tx, [`media:${video.id}`])
    return getMedium(tx, video.id)
  })
}

async function statusOf(
  context: Pick<Checking, 'payload' | 'signal'>,
  name: Parameters<typeof loadVideo>[1],
): Promise<VideoSettings['status'] | null> {
  try {
    await loadVideo(context, name)
    return 'ready'
  } catch (error) {
    if (error instanceof AppError && error.code === 'VIDEO_NOT_FOUND') return 'unavailable'
    if (error instanceof AppError && error.code === 'VIDEO_SERVICE_DOWN') return null
    throw error
  }
}
