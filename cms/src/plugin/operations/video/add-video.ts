import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import type {
  addMuxVideo as muxContract,
  addYoutubeVideo as youtubeContract,
} from '@blickfang/contract/api/v1/media.ts'
import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import type { VideoName } from '@blickfang/contract/options/media/video.ts'
import type { Call, OperationContext } from '../operation-context.ts'
import { getSettings } from '../settings/save-settings.ts'
import { asServiceFault, findVideo, keepVideo, ratioInWords } from './keep-video.ts'
import { loadStill, loadVideo } from './load-video.ts'
import { updateStatus } from './update-videos.ts'

/** Keeps a video of YouTube. Throws VIDEO_NOT_FOUND and VIDEO_SERVICE_DOWN. */
export async function addYoutubeVideo({
  body: { videoId, aspectRatio },
  ...context
}: Call<typeof youtubeContract>): Promise<AnswerOf<typeof youtubeContract>> {
  return { media: await addVideo(context, { source: 'youtube', videoId }, aspectRatio) }
}

/** Keeps a video that Mux streams. Throws VIDEO_NOT_FOUND and VIDEO_SERVICE_DOWN. */
export async function addMuxVideo({
  body: { videoId, aspectRatio },
  ...context
}: Call<typeof muxContract>): Promise<AnswerOf<typeof muxContract>> {
  return { media: await addVideo(context, { source: 'mux', videoId }, aspectRatio) }
}

async function addVideo(
  { payload, db }: OperationContext,
  name: VideoName,
  aspectRatio: string | undefined,
): Promise<MediaItem> {
  const { title, ratio } = await loadVideo({ payload }, name)
  const known = await findVideo(db, name)
  if (known) return updateStatus(db, known, 'ready')
  const { bytes, type } = await loadStill(payload, name)
  const poster = {
    name: `${title || name.videoId}.${type.slice('image/'.length).replace('jpeg', 'jpg')}`,
    mimeType: type,
    data: bytes,
  }
  const { settings } = await getSettings({ db })
  const alt = title ? { [settings.languages.default]: title } : {}
  const words = aspectRatio ?? (ratio === null ? null : ratioInWords(ratio))
  return keepVideo({ payload, db }, { ...name, poster, alt, aspectRatio: words }).catch((error) => {
    throw asServiceFault(error)
  })
}
