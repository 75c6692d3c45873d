import type { MediaView } from './media.ts'

/** Whether a medium can stand where a picture does: a video does so by its poster. */
export function isPictured({ mediaType }: Pick<MediaView, 'mediaType'>): boolean {
  return mediaType === 'image' || mediaType === 'video'
}
