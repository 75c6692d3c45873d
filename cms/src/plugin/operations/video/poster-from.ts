import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import type { Payload } from 'payload'
import { loadStill } from './load-video.ts'

interface PosterFrom {
  readonly payload: Payload
  readonly film: Pick<MediaItem, 'id' | 'originalFilename'>
  /** As Mux plays it. */
  readonly videoId: string
  /** The moment that it shows; left out: Mux chooses. */
  readonly second?: number
}

/**
 * Makes a moment of a film its poster: the file of its medium, in place of the one before. Throws VIDEO_NOT_FOUND,
 * VIDEO_SERVICE_DOWN and what a picture throws that the site does not show.
 */
export async function posterFrom({ payload, film, videoId, second }: PosterFrom): Promise<void> {
  const { bytes, type } = await loadStill(payload, { source: 'mux', videoId }, second)
  const extension = type.slice('image/'.length).replace('jpeg', 'jpg')
  const name = `${film.originalFilename.replace(/\.[^.]*$/, '')}.${extension}`
  await payload.update({
    collection: 'bf-media',
    id: film.id,
    data: {},
    file: { name, mimetype: type, data: bytes, size: bytes.byteLength },
    depth: 0,
    // The caller has let nobody but editors and jobs in, and the rules for files are the collection's own hooks.
    overrideAccess: true,
  })
}
