import type { MediaView } from '../content/media/media.ts'
import type { PageTeaser } from '../content/page-view.ts'

/** The tags of the media that are shown. */
export function mediaTags(media: readonly (MediaView | null | undefined)[]): readonly string[] {
  return media.flatMap((medium) => (medium ? [`media:${medium.id}`] : []))
}

/** The tags of the pages that a list shows as cards. */
export function teaserTags(pages: readonly PageTeaser[]): readonly string[] {
  return [...pages.map(({ id }) => `page:${id}`), ...mediaTags(pages.map(({ image }) => image))]
}
