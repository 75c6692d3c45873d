import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { PictureVariant } from '@blickfang/contract/content/media/picture-address.ts'
import sharp from 'sharp'

/** Uploads once had up to so many pixels. */
export const maxPixels = 100_000_000

/**
 * Makes a variant of an original, never larger than it. AVIF at effort 1: for 4 % more bytes it takes a sixth of the time that the
 * usual effort takes. Animations go on moving in WebP, and throw FILE_TYPE where AVIF is asked for.
 */
export async function encodeVariant(bytes: Buffer, { width, format }: PictureVariant): Promise<Buffer> {
  const original = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'none', animated: format === 'webp' })
  const picture = original.autoOrient().resize({ width, withoutEnlargement: true })
  if (format === 'avif' && ((await original.metadata()).pages ?? 1) > 1) throw new AppError('FILE_TYPE')
  if (format === 'avif') return picture.avif({ quality: 55, effort: 1 }).toBuffer()
  if (format === 'webp') return picture.webp({ quality: 75 }).toBuffer()
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
}
