import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { encode } from 'blurhash'
import sharp, { type Metadata } from 'sharp'
import { cleanSvg } from '../drawing/clean-svg.ts'
import type { TakePicture } from '../drawing/drawing-cleaner.ts'
import { sizeSvg } from '../drawing/size-svg.ts'
import { withoutNotes } from '../notes/without-notes.ts'
import { convertPicture } from './convert-picture.ts'
import type { CheckedFile, Extension, UploadExtension } from './jobs.ts'

/** Formats by extension, as sharp finds them in the bytes. */
const formats: { readonly [E in Extension]: string } = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  gif: 'gif',
  svg: 'svg',
  webp: 'webp',
}

/** Names by which people call the formats of sharp. */
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
const maxPixels = 50_000_000

/**
 * Looks at the bytes of an upload, all of them. Throws FILE_TYPE for what is no picture, FILE_MISNAMED for one of another
 * kind, FILE_PAGES for several in one, FILE_DAMAGED for one that breaks off, PICTURE_TOO_LARGE, and for drawings DRAWING_UNREADABLE and DRAWING_LOSES.
 */
export async function checkPicture(extension: UploadExtension, bytes: Buffer): Promise<CheckedFile> {
  if (bytes.byteLength === 0) throw new AppError('FILE_TYPE')
  if (isKept(extension)) return checkKept(extension, bytes)
  const converted = await convertPicture(bytes, maxPixels).catch(refuse)
  // What it is instead says its own name.
  if (!converted) return checkKept('jpg', bytes, 'none')
  return checkKept(converted.extension, converted.bytes)
}

function isKept(extension: UploadExtension): extension is Extension {
  return extension in formats
}

async function checkKept(extension: Extension, bytes: Buffer, expected = formats[extension]): Promise<CheckedFile> {
  const readable = extension === 'svg' && !isOther(bytes) ? sizeSvg(await cleanSvg(bytes, takePicture)) : bytes
  const metadata = await metadataOf(readable)
  const { format = '', width = 0, height = 0, pages = 1 } = metadata
  if (format !== expected) {
    throw names[format] ? new AppError('FILE_MISNAMED', { is: names[format] }) : new AppError('FILE_TYPE')
  }
  if (width * height * pages > maxPixels) throw new AppError('PICTURE_TOO_LARGE')
  const data = await withoutNotes(readable, metadata).catch(refuse)
  const blurHash = await makeBlurHash(data).catch(refuse)
  const isTurned = (metadata.orientation ?? 1) > 4
  return { data, blurHash, extension, width: isTurned ? height : width, height: isTurned ? width : height }
}

/** A picture's blur hash, 4 by 3. Throws for bytes that are no picture. */
async function makeBlurHash(bytes: Buffer): Promise<string> {
  const { data, info } = await open(bytes)
    .autoOrient()
    .resize(32, 32, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return encode(new Uint8ClampedArray(data), info.width, info.height, 4, 3)
}

/** Errors of the reader are faults of the picture; what it only warns of, phones write into good ones. */
function open(data: Buffer) {
  return sharp(data, { limitInputPixels: maxPixels, failOn: 'error' })
}

async function metadataOf(data: Buffer): Promise<Metadata> {
  return open(data).metadata().catch(refuse)
}

/** Pixels are first bytes that no drawing has: such a file is called by its name, which the drawing's parser could not do. */
function isOther(bytes: Buffer): boolean {
  const begin = bytes.toString('latin1', 0, 12)
  return /^(\x89PNG|\xff\xd8\xff|GIF8|RIFF....WEBP|%PDF)/s.test(begin)
}

/** A picture inside of a drawing: of pixels alone, and held to the same rules. */
const takePicture: TakePicture = async (bytes) => {
  const metadata = await metadataOf(bytes)
  const { format = '', width = 0, height = 0, pages = 1 } = metadata
  if (!['jpeg', 'png', 'gif', 'webp'].includes(format)) throw new AppError('FILE_TYPE')
  if (width * height * pages > maxPixels) throw new AppError('PICTURE_TOO_LARGE')
  return { data: await withoutNotes(bytes, metadata), mimeType: `image/${format}` }
}

function refuse(cause: unknown): never {
  if (cause instanceof AppError) throw cause
  const message = cause instanceof Error ? cause.message : ''
  if (message.includes('pixel limit')) throw new AppError('PICTURE_TOO_LARGE', undefined, cause)
  const isUnknown = message.includes('unsupported image format')
  throw new AppError(isUnknown ? 'FILE_TYPE' : 'FILE_DAMAGED', undefined, cause)
}
