import { imageExtensions } from 'shared/content/media.ts'
import { AppError } from 'shared/kernel/app-error.ts'
import sharp, { type Metadata } from 'sharp'
import { cleanSvg } from './clean-svg.ts'
import { sizeSvg } from './size-svg.ts'

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
  /** The bytes to keep: an SVG comes back cleaned, a photograph upright and without the camera's notes. */
  readonly data: Buffer
}

/** A file as a picture that the site may show. Throws FILE_TYPE when its extension is not allowed or its bytes say something else. */
export async function checkPicture(filename: string, bytes: Buffer): Promise<Picture> {
  const ending = /\.([a-z0-9]+)$/i.exec(filename)?.[1]?.toLowerCase()
  const extension = imageExtensions.find((known) => known === ending)
  if (!extension) throw new AppError('FILE_TYPE')
  const { format, mimeType } = formats[extension]
  const checked = extension === 'svg' ? sizeSvg(cleanSvg(bytes)) : bytes
  const metadata = await metadataOf(checked)
  if (metadata.format !== format) throw new AppError('FILE_TYPE')
  return { extension, mimeType, data: await withoutNotes(checked, metadata) }
}

async function metadataOf(data: Buffer): Promise<Metadata> {
  try {
    return await sharp(data, { limitInputPixels: pixelLimit }).metadata()
  } catch (cause) {
    return refuse(cause)
  }
}

/** Cameras note which way up a picture is, and where it was taken: it is turned for good, and the notes do not go online. */
async function withoutNotes(
  data: Buffer,
  { format, orientation = 1, pages = 1, exif, xmp, iptc }: Metadata,
): Promise<Buffer> {
  const isNoted = orientation !== 1 || exif || xmp || iptc
  if (!isNoted || pages > 1 || (format !== 'jpeg' && format !== 'png' && format !== 'webp')) return data
  const upright = sharp(data, { limitInputPixels: pixelLimit }).autoOrient().keepIccProfile()
  return upright
    .toFormat(format, { quality: format === 'png' ? 100 : 92 })
    .toBuffer()
    .catch(refuse)
}

function refuse(cause: unknown): never {
  throw new AppError('FILE_TYPE', undefined, cause)
}
