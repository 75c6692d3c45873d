import { cardSize, iconAddress } from '@blickfang/contract/content/icon-address.ts'
import { isPictured } from '@blickfang/contract/content/media/is-pictured.ts'
import { type MediaView, mediaViewSchema } from '@blickfang/contract/content/media/media.ts'
import { pictureAddress, previewWidth } from '@blickfang/contract/content/media/picture-address.ts'
import type { PageView } from '@blickfang/contract/content/page-view.ts'
import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import { shopName } from '../shop/shop-name.ts'
import { iconFile } from './site-icons.ts'

/** A picture for previews, with its size in pixels where that is known. */
export interface SharePicture {
  readonly url: string
  readonly alt: string
  readonly width?: number
  readonly height?: number
}

/**
 * Preview of a page for those to whom it is sent: its first photograph, else one of what its blocks list, else the site's sign on
 * its colour. Previews want pixels: drawings are left out.
 */
export function sharePicture(site: SiteView, page: PageView): SharePicture {
  const own = page.groups.flatMap(({ fields }) => fields.map((field) => field.media)).find(isPhoto)
  const photo = own ?? firstPhoto(page.sources.map(({ data }) => data))
  if (!photo) return { url: iconAddress(iconFile(site), 'card.png'), alt: shopName(site), ...cardSize }
  return { url: pictureAddress(photo, previewWidth, 'jpg'), alt: photo.alt || page.name, ...previewSize(photo) }
}

function isPhoto(media: MediaView | null): media is MediaView {
  return media !== null && isPictured(media) && media.mimeType !== 'image/svg+xml'
}

/** The first photograph in what sources have answered, in the order in which it stands there. */
function firstPhoto(value: unknown): MediaView | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const media = mediaViewSchema.safeParse(value)
  if (media.success) return isPhoto(media.data) ? media.data : undefined
  for (const part of Object.values(value)) {
    const found = firstPhoto(part)
    if (found) return found
  }
  return undefined
}

/** How large the picture is in the width of previews: what is smaller is not enlarged. */
function previewSize({ width, height }: MediaView): { width: number; height: number } | undefined {
  if (!width || !height) return undefined
  const shown = Math.min(previewWidth, width)
  return { width: shown, height: Math.round((height * shown) / width) }
}
