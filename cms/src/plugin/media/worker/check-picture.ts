import { AppError } from '@blickfang/shared/kernel/app-error.ts'
import { encode } from 'blurhash'
import sharp, { type Metadata } from 'sharp'
import { cleanSvg } from '../clean-svg.ts'
import { sizeSvg } from '../size-svg.ts'
import type { CheckedPicture, Extension } from './jobs.ts'

/** By extension: the format that sharp finds in the bytes. */
const formats: { readonly [E in Extension]: string } = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  gif: 'gif',
  svg: 'svg',
  webp: 'webp',
}

/** What people call the formats that sharp names. */
const names: Readonly<Record<string, string>> = {
  jpeg: 'JPEG',
  png: 'PNG',
  gif: 'GIF',
  webp: 'WebP',
  svg: 'SVG',
  heif: 'HEIC/AVIF',
  tiff: 'TIFF',
  pdf: 'PDF',
}

/** Most pixels an upload may have, those of all its frames together: twice as many as a good camera makes. */
const mostPixels = 50_000_000

/**
 * Looks at the bytes of an upload, all of them. Throws FILE_TYPE for what is no picture, FILE_MISNAMED for one of another
 * kind, FILE_DAMAGED for one that breaks off, and PICTURE_TOO_LARGE.
 */
export async function checkPicture(extension: Extension, bytes: Buffer): Promise<CheckedPicture> {
  if (bytes.byteLength === 0) throw new AppError('FILE_TYPE')
  const readable = extension === 'svg' && !isOther(bytes) ? sizeSvg(cleanSvg(bytes)) : bytes
  const metadata = await metadataOf(readable)
  const { format = '', width = 0, height = 0, pages = 1 } = metadata
  if (format !== formats[extension]) {
    throw names[format] ? new AppError('FILE_MISNAMED', { is: names[format] }) : new AppError('FILE_TYPE')
  }
  if (width * height * pages > mostPixels) throw new AppError('PICTURE_TOO_LARGE')
  const data = await withoutNotes(readable, metadata).catch(refuse)
  const blurHash = await makeBlurHash(data).catch(refuse)
  const isTurned = data !== readable && (metadata.orientation ?? 1) > 4
  return { data, blurHash, width: isTurned ? height : width, height: isTurned ? width : height }
}

/** A picture's blur hash, 4 by 3. Throws for bytes that are no picture. */
async function makeBlurHash(bytes: Buffer): Promise<string> {
  const { data, info } = await open(bytes)
    .resize(32, 32, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return encode(new Uint8ClampedArray(data), info.width, info.height, 4, 3)
}

/** Errors of the reader are faults of the picture; what it only warns of, phones write into good ones. */
function open(data: Buffer) {
  return sharp(data, { limitInputPixels: mostPixels, failOn: 'error' })
}

async function metadataOf(data: Buffer): Promise<Metadata> {
  return open(data).metadata().catch(refuse)
}

/** Pixels are first bytes that no drawing has: such a file is called by its name, which the drawing's parser could not do. */
function isOther(bytes: Buffer): boolean {
  const begin = bytes.toString('latin1', 0, 12)
  return /^(\x89PNG|\xff\xd8\xff|GIF8|RIFF....WEBP|%PDF)/s.test(begin)
}

/** Cameras note which way up a picture is, and where it was taken: it is turned for good, and the notes do not go online. */
async function withoutNotes(
  data: Buffer,
  { format, orientation = 1, pages = 1, exif, xmp, iptc }: Metadata,
): Promise<Buffer> {
  const isNoted = orientation !== 1 || exif || xmp || iptc
  if (!isNoted || pages > 1 || (format !== 'jpeg' && format !== 'png' && format !== 'webp')) return data
  const upright = open(data).autoOrient().keepIccProfile()
  return upright.toFormat(format, { quality: format === 'png' ? 100 : 92 }).toBuffer()
}

function refuse(cause: unknown): never {
  if (cause instanceof AppError) throw cause
  const message = cause instanceof Error ? cause.message : ''
  if (message.includes('pixel limit')) throw new AppError('PICTURE_TOO_LARGE', undefined, cause)
  const isUnknown = message.includes('unsupported image format')
  throw new AppError(isUnknown ? 'FILE_TYPE' : 'FILE_DAMAGED', undefined, cause)
}
