import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { areaInPixels, type CropArea } from '@blickfang/contract/content/media/crop.ts'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { maxPixels } from './encode-variant.ts'

/** The profile stays beside the numbers, so that nobody converts the colours. */
const asTheyAre = { limitInputPixels: maxPixels, failOn: 'none', ignoreIcc: true } as const

/**
 * A part of an upright picture, in the format that it has: a drawing stays one, what moves goes on moving, PNG and GIF keep each
 * pixel, and photographs are written so well that nobody sees that they were. Throws FILE_TYPE for what is no picture.
 */
export async function cropPicture(bytes: Buffer, area: CropArea): Promise<Buffer> {
  const metadata = await sharp(bytes, asTheyAre).metadata()
  if (metadata.format === 'svg') return cropDrawing(bytes, metadata, area)
  const upright = metadata.autoOrient
  const size = { width: upright.width, height: metadata.pageHeight ?? upright.height }
  const part = sharp(bytes, { ...asTheyAre, animated: true })
    .autoOrient()
    .extract(areaInPixels(area, size))
  return (await encoded(part.keepIccProfile(), metadata)).toBuffer()
}

async function encoded(part: Sharp, { format, isPalette = false }: Metadata): Promise<Sharp> {
  if (format === 'jpeg') return part.jpeg({ quality: 92, chromaSubsampling: '4:4:4', mozjpeg: true })
  if (format === 'png') return part.png({ palette: isPalette, compressionLevel: 9 })
  if (format === 'webp') return part.webp({ quality: 95, exact: true })
  if (format === 'gif') return part.gif({ effort: 7 })
  throw new AppError('FILE_TYPE')
}

/** A window on the drawing, which stays whole behind it. */
function cropDrawing(bytes: Buffer, { width = 1, height = 1 }: Metadata, area: CropArea): Buffer {
  const text = bytes.toString()
  const start = text.indexOf('<svg')
  const root = /^<svg[^>]*>/.exec(text.slice(start))?.[0]
  if (!root) throw new AppError('FILE_DAMAGED')
  const inner = `${root.slice(0, -1).replace(/ (width|height|x|y)="[^"]*"/g, '')} width="${width}" height="${height}">`
  const along = (from: number, whole: number) => Math.round(from * whole * 100) / 10_000
  const sides = { width: along(area.width, width), height: along(area.height, height) }
  const view = [along(area.x, width), along(area.y, height), sides.width, sides.height].join(' ')
  const window = `<svg xmlns="http://www.w3.org/2000/svg" width="${sides.width}" height="${sides.height}" viewBox="${view}">`
  return Buffer.from(`${window}${inner}${text.slice(start + root.length)}</svg>`)
}
