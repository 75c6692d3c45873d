import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { setPoster as contract } from '@blickfang/contract/api/v1/video/video.ts'
import { sql } from '@payloadcms/db-postgres'
import { invalid } from '../../errors/invalid.ts'
import { jsonb } from '../content/content-table.ts'
import { getMedium } from '../media/media-rows.ts'
import type { Call } from '../operation-context.ts'
import { asServiceFault } from './keep-video.ts'
import { posterFrom } from './poster-from.ts'

/** Makes a moment of a film its poster. Throws NOT_FOUND, INVALID, VIDEO_NOT_FOUND, VIDEO_SERVICE_DOWN and STORAGE_FULL. */
export async function setPoster({
  payload,
  db,
  body: { id, second },
}: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const film = await getMedium(db, id)
  const { videoId, videoSettings } = film
  if (!videoId || videoSettings?.source !== 'mux') throw new AppError('VIDEO_NOT_FOUND')
  if (second > (videoSettings.seconds ?? second)) throw invalid('second', 'range')
  await posterFrom({ payload, film, videoId, second }).catch((error: unknown) => {
    throw asServiceFault(error)
  })
  await db.rows(
    sql`update bf_media set video_settings = video_settings || ${jsonb({ posterAt: second })} where id = ${id}`,
  )
  return { media: await getMedium(db, id) }
}
