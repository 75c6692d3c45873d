import { imageExtensions } from 'shared/content/media.ts'
import { AppError } from 'shared/kernel/app-error.ts'
import sharp from 'sharp'
import { cleanSvg } from './clean-svg.ts'

/** By extension: the format that sharp finds in the bytes, and the type it is served as. */
const formats: { readonly [E in (typeof imageExtensions)[number]]: { format: string; mimeType: string } } = {
  jpg: { format: 'jpeg', mimeType: 'image/jpeg' },
  jpeg: { format: 'jpeg', mimeType: 'image/jpeg' },
  png: { format: 'png', mimeType: 'image/png' },
  gif: { format: 'gif', mimeType: 'image/gif' },
  svg: { format: 'svg', mimeType: 'image/svg+xml' },
  webp: { format: 'webp', mimeType: 'image/webp' },
}

/** Most pixels a picture may have: a bomb of a few kilobytes can claim any size. */
const pixelLimit = 100_000_000

export interface Picture {
  readonly extension: (typeof imageExtensions)[number]
  readonly mimeType: string
  /** The bytes to keep: an SVG comes back cleaned. */
  readonly data: Buffer
}

/** A file as a picture that the site may show. Throws FILE_TYPE when its extension is not allowed or its bytes say something else. */
export async function checkPicture(filename: string, bytes: Buffer): Promise<Picture> {
  const ending = /\.([a-z0-9]+)$/i.exec(filename)?.[1]?.toLowerCase()
  const extension = imageExtensions.find((known) => known === ending)
  if (!extension) throw new AppError('FILE_TYPE')
  const { format, mimeType } = formats[extension]
  const data = extension === 'svg' ? cleanSvg(bytes) : bytes
  if ((await formatOf(data)) !== format) throw new AppError('FILE_TYPE')
  return { extension, mimeType, data }
}

async function formatOf(data: Buffer): Promise<string | undefined> {
  try {
    return (await sharp(data, { limitInputPixels: pixelLimit }).metadata()).format
  } catch (cause) {
    throw new AppError('FILE_TYPE', undefined, cause)
  }
}
