import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import { fallbackRatio, type VideoName } from '@blickfang/contract/options/media/video.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { keepFile } from '../media/keep-file.ts'
import { getMedium } from '../media/media-rows.ts'
import type { OperationContext, UploadForm } from '../operation-context.ts'

/** A video and what the library is to have of it. */
export interface NewVideo extends VideoName {
  readonly poster: UploadForm['file']
  /** Description of the video, by language. */
  readonly alt: Readonly<Record<string, string>>
  /** Null: that of the poster. */
  readonly aspectRatio: string | null
}

/** Keeps a video as a medium whose file is its poster. Throws what a picture throws that the site does not show. */
export async function keepVideo(
  context: Pick<OperationContext, 'payload' | 'db'>,
  { source, videoId, poster, alt, aspectRatio }: NewVideo,
): Promise<MediaItem> {
  const { media } = await keepFile(context, poster, {
    describe: ({ width, height }) => ({
      ...{ mediaType: 'video', bucketFolder: 'videos', altByLanguage: alt, videoId },
      videoSettings: {
        source,
        aspectRatio: aspectRatio ?? ratioInWords((width ?? 0) / (height ?? 1)),
        status: 'ready',
      },
    }),
  })
  return media
}

/** The video as the library has it already. */
export async function findVideo(db: Database, { source, videoId }: VideoName): Promise<MediaItem | null> {
  const [known] = await db.rows<{ id: string }>(
    sql`select id from bf_media where video_id = ${videoId} and video_settings ->> 'source' = ${source} limit 1`,
  )
  return known ? getMedium(db, known.id) : null
}

const usual = ['16:9', '9:16', '4:3', '3:4', '1:1', '21:9'] as const

/** A ratio in the words that people have for it, where it is one of those but for a pixel. */
export function ratioInWords(ratio: number): string {
  if (!(ratio > 0)) return fallbackRatio
  const near = usual.find((words) => {
    const [w = 1, h = 1] = words.split(':').map(Number)
    return Math.abs(Math.log(ratio / (w / h))) < 0.02
  })
  return near ?? `${Math.max(1, Math.round(ratio * 1000))}:1000`
}

/** A still that is no picture is the service's fault. */
export function asServiceFault(error: unknown): unknown {
  return error instanceof AppError && error.status < 500 ? new AppError('VIDEO_SERVICE_DOWN', undefined, error) : error
}
