import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { VideoName } from '@blickfang/contract/options/media/video.ts'
import type { Payload } from 'payload'
import * as z from 'zod/mini'
import { type OutsideAnswer, outsideOf } from '../../outside/outside-client.ts'
import { OutsideError } from '../../outside/outside-error.ts'
import { outsideServices } from '../feed/outside-services.ts'

const limits = { maxBytes: 8_000_000, maxMs: 8_000 }
const streamTypes = ['application/vnd.apple.mpegurl', 'application/x-mpegurl', 'audio/mpegurl', 'audio/x-mpegurl']

/** Facts of YouTube about a video. Source: oembed.com */
const embedSchema = z.object({
  title: z.string(),
  width: z.optional(z.number().check(z.positive())),
  height: z.optional(z.number().check(z.positive())),
})

/** The facts that a service tells of a video that it shows to everybody. */
export interface LoadedVideo {
  /** Empty: it tells none. */
  readonly title: string
  /** Null: that of its still. */
  readonly ratio: number | null
}

/** Looks a video up. Throws VIDEO_NOT_FOUND, and VIDEO_SERVICE_DOWN for a service that does not answer or lies. */
export async function loadVideo(
  { payload, signal }: { readonly payload: Payload; readonly signal?: AbortSignal },
  { source, videoId }: VideoName,
): Promise<LoadedVideo> {
  const { mux, youtube } = outsideServices(payload).videos
  const outside = outsideOf(payload)
  const request = { ...limits, ...(signal && { signal }) }
  return await orAppError(async () => {
    if (source === 'mux') {
      const { bytes } = await outside.load(`${mux.stream}${videoId}.m3u8`, { ...request, accept: streamTypes })
      if (!bytes.subarray(0, 10).toString().startsWith('#EXTM3U'))
        throw new OutsideError('malformed', { host: new URL(mux.stream).host })
      return { title: '', ratio: null }
    }
    const page = encodeURIComponent(`https://www.youtube.com/watch?v=${videoId}`)
    const address = `${youtube.site}oembed?format=json&url=${page}`
    const { title, width, height } = await outside.loadJson(embedSchema, address, request)
    return { title: title.trim().slice(0, 150), ratio: width && height ? width / height : null }
  })
}

/** The still of a video, as large as its service has it; of a stream that of a moment, in seconds. Throws as `loadVideo` does. */
export async function loadStill(payload: Payload, { source, videoId }: VideoName, at?: number): Promise<OutsideAnswer> {
  const { mux, youtube } = outsideServices(payload).videos
  const [first, second] =
    source === 'mux'
      ? [`${mux.image}${videoId}/thumbnail.jpg${at === undefined ? '' : `?time=${at}`}`]
      : [`${youtube.image}${videoId}/maxresdefault.jpg`, `${youtube.image}${videoId}/hqdefault.jpg`]
  const load = (address: string) =>
    outsideOf(payload).load(address, { ...limits, accept: ['image/jpeg', 'image/webp', 'image/png'] })
  return await orAppError(async () => {
    try {
      return await load(first)
    } catch (error) {
      // YouTube has the largest still of newer videos only.
      if (!second || !(error instanceof OutsideError) || error.status !== 404) throw error
      return await load(second)
    }
  })
}

/** Statuses of services for a video that is gone, private or not to be shown elsewhere. */
const missing = new Set([400, 401, 403, 404, 410])

async function orAppError<Found>(load: () => Promise<Found>): Promise<Found> {
  try {
    return await load()
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    const isMissing = error.failure === 'status' && missing.has(error.status ?? 0)
    throw new AppError(isMissing ? 'VIDEO_NOT_FOUND' : 'VIDEO_SERVICE_DOWN', undefined, error)
  }
}
