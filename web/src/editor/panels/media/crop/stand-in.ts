import { areaInPixels, type CropArea } from '@blickfang/contract/content/media/crop.ts'
import type { MediaItem, MediaView } from '@blickfang/contract/content/media/media.ts'
import { pictureAddress, pictureSet } from '@blickfang/contract/content/media/picture-address.ts'
import type { PageDocument } from '../../../model/page-document.ts'

/** Draws a part of a picture from what this browser has of it; null where it has nothing that can be drawn. Release it with `URL.revokeObjectURL`. */
export async function drawPart(original: MediaItem, area: CropArea): Promise<string | null> {
  const image = await loadImage(original)
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

/** A picture that is ready to be drawn; null when there is none to be had. */
async function loadImage(media: MediaView, sizes?: string): Promise<HTMLImageElement | null> {
  const image = new Image()
  const set = sizes === undefined ? null : pictureSet(media, 'webp')
  if (set !== null && sizes !== undefined) {
    image.sizes = sizes
    image.srcset = set
  }
  image.src = pictureAddress(media, 1080)
  try {
    await image.decode()
    return image
  } catch (error) {
    console.warn(error)
    return null
  }
}
