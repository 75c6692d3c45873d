import { areaInPixels, type CropArea } from '@blickfang/contract/content/media/crop.ts'
import type { MediaItem, MediaView } from '@blickfang/contract/content/media/media.ts'
import { pictureAddress, pictureSet } from '@blickfang/contract/content/media/picture-address.ts'
import type { PageDocument } from '../../../model/page-document.ts'

/**
 * Draws a part of a picture from what this document shows of it, and waits for nothing; null where it shows none of it yet. Release it
 * with `URL.revokeObjectURL`.
 */
export async function drawPart(original: MediaItem, area: CropArea): Promise<string | null> {
  const addresses = [pictureAddress(original, 1080), original.publicUrl]
  const image = [...document.images].find(
    (shown) => shown.naturalWidth > 0 && addresses.includes(shown.getAttribute('src') ?? ''),
  )
  if (!image) return null
  const part = areaInPixels(area, { width: image.naturalWidth, height: image.naturalHeight })
  const canvas = document.createElement('canvas')
  canvas.width = part.width
  canvas.height = part.height
  const { left, top, width, height } = part
  canvas.getContext('2d')?.drawImage(image, left, top, width, height, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92))
  return blob && URL.createObjectURL(blob)
}

/** Shows a picture by another address until its own is loaded, in the size in which the page shows it. */
export async function standIn(
  shown: PageDocument['media'],
  media: MediaView,
  address: string,
  loaded: (media: MediaView, address: string) => Promise<unknown> = loadWhereShown,
): Promise<void> {
  shown.setState({ [media.id]: { ...media, publicUrl: address } })
  await loaded(media, address)
  // What has come of it meanwhile, as from the server or by a change in the library, is newer.
  if (shown.getState()[media.id]?.publicUrl === address) shown.setState({ [media.id]: media })
}

async function loadWhereShown(media: MediaView, address: string): Promise<void> {
  // The page is drawn anew by then.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const places = [...document.images].filter(({ src }) => src === address)
  await Promise.all(places.map(({ sizes }) => loadImage(media, sizes)))
}

/** Waits until a picture is there in the form that a place shows, or is known to be none. */
async function loadImage(media: MediaView, sizes: string): Promise<void> {
  const image = new Image()
  const set = pictureSet(media, 'webp')
  if (set !== null) {
    image.sizes = sizes
    image.srcset = set
  }
  image.src = pictureAddress(media, 1080)
  // Where it cannot be had the page says so itself.
  await image.decode().catch((error: unknown) => console.warn(error))
}
