import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import { aspectRatioSchema, type FilmSettings, videoIdSchemas } from '@blickfang/contract/options/media/video.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { expirePages } from '../../cache/expire-pages.ts'
import type { Database } from '../../db/database.ts'
import { OutsideError } from '../../outside/outside-error.ts'
import { queueJob } from '../../queue/queue-job.ts'
import { jsonb } from '../content/content-table.ts'
import { listMediaRows } from '../media/media-rows.ts'
import { type Asset, findFilm, findFilmService, findFilmUpload } from './film-service.ts'
import { posterFrom } from './poster-from.ts'

interface Following {
  readonly payload: Payload
  readonly db: Database
  readonly signal: AbortSignal
}

interface Film {
  readonly id: string
  /** How often it was asked for by itself; left out: somebody waits for it, and nothing is planned. */
  readonly tries?: number | undefined
}

const second = 1_000
/** At first a film is ready within seconds, later nobody waits for it. */
const maxWaitMs = 600 * second
/** About a day. */
const maxTries = 150

/** Looks how far a film is that was uploaded: once it is ready it has its poster and plays wherever it is placed. */
export async function followFilm({ payload, db, signal }: Following, { id, tries }: Film): Promise<void> {
  const [film] = await listMediaRows(db, sql`where m.id = ${id} and m.video_settings ->> 'upload' = 'preparing'`)
  if (!film || !findFilmService(payload)) return
  const end = await findEnd({ payload, signal }, film)
  if (end === 'failed' || (end === null && tries === maxTries)) return noteFailure(db, film)
  if (end === null) return tries === undefined ? undefined : planNext(db, { id, tries })
  await posterFrom({ payload, film, videoId: end.videoId })
  await note(db, film, { videoId: end.videoId, settings: end.settings })
}

interface Ready {
  readonly videoId: string
  readonly settings: Partial<FilmSettings>
}

/** Finds the end of the upload; null: none yet, or its service does not say. */
async function findEnd(
  { payload, signal }: Omit<Following, 'db'>,
  { videoSettings }: MediaItem,
): Promise<Ready | 'failed' | null> {
  try {
    const { status, asset_id: assetId } = await findFilmUpload(payload, videoSettings?.uploadId ?? '', signal)
    if (!assetId) return ['errored', 'cancelled', 'timed_out'].includes(status) ? 'failed' : null
    const asset = await findFilm(payload, assetId, signal)
    if (asset.status === 'errored') return 'failed'
    return asset.status === 'ready' ? readyOf(asset, assetId) : null
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    return error.status === 404 ? 'failed' : null
  }
}

function readyOf({ playback_ids: names, aspect_ratio: ratio, duration }: Asset, assetId: string): Ready | null {
  const videoId = names?.find(({ policy }) => policy === 'public')?.id
  if (!videoId || !videoIdSchemas.mux.safeParse(videoId).success) return null
  const settings = {
    ...({ status: 'ready', assetId } as const),
    ...(aspectRatioSchema.safeParse(ratio).success && { aspectRatio: ratio as string }),
    ...(duration && { seconds: Math.round(duration * 100) / 100 }),
  }
  return { videoId, settings }
}

async function note(db: Database, { id }: MediaItem, { videoId, settings }: Ready): Promise<void> {
  await db.transaction(async (tx) => {
    const noted = await tx.rows(sql`
      update bf_media set video_id = ${videoId}, video_settings = (video_settings - 'upload') || ${jsonb(settings)}, updated_at = now()
      where id = ${id} and video_settings ->> 'upload' is not null returning id`)
    if (noted.length > 0) await expirePages(tx, [`media:${id}`])
  })
}

/** Notes that a film in preparation comes to nothing: whoever waits for it is told. */
export async function noteFailure(db: Database, { id }: Pick<Film, 'id'>): Promise<void> {
  await db.rows(sql`
    update bf_media set video_settings = video_settings || '{"upload": "failed"}'
    where id = ${id} and video_settings ->> 'upload' = 'preparing'`)
}

async function planNext(db: Database, { id, tries }: { id: string; tries: number }): Promise<void> {
  const inMs = Math.min(3 * second * 2 ** Math.min(tries, 10), maxWaitMs)
  await queueJob(db, 'followFilm', { input: { id, tries: tries + 1 }, inMs, key: `film ${id} ${tries + 1}` })
}
