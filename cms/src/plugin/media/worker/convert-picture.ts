import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { decode as decodeBmp } from 'bmp-ts'
import sharp, { type Metadata } from 'sharp'
import { heifProfile } from './heif-boxes.ts'
import { jpegWithProfile } from './with-profile.ts'

/** Result of converting a file of another kind. */
export interface Converted {
  readonly extension: 'jpg' | 'png'
  readonly bytes: Buffer
}

/** Quality at which nobody sees the conversion: HEIC and AVIF have been compressed already, by what JPEG cannot keep. */
const photograph = { quality: 95, chromaSubsampling: '4:4:4', mozjpeg: true } as const

/** Numbers stay as they are, and the profile beside them: nobody converts the colours. */
const asTheyAre = { ignoreIcc: true, failOn: 'error' } as const

/**
 * Makes of what phones, cameras and scanners write a picture that every browser shows: of HEIC and AVIF a JPEG, or a PNG where
 * something is see-through; of TIFF and BMP a PNG, to the bit. null: it is none of these. Throws FILE_PAGES for what has several pages,
 * PICTURE_TOO_LARGE and FILE_DAMAGED.
 */
export async function convertPicture(bytes: Buffer, maxPixels: number): Promise<Converted | null> {
  const begin = bytes.toString('latin1', 0, 12)
  if (begin.slice(4, 8) === 'ftyp') return fromHeif(bytes, maxPixels)
  if (/^(II\*\0|MM\0\*|II\+\0|MM\0\+)/.test(begin)) return fromTiff(bytes, maxPixels)
  if (begin.startsWith('BM')) return fromBmp(bytes, maxPixels)
  return null
}

async function fromHeif(bytes: Buffer, maxPixels: number): Promise<Converted> {
  const metadata = await sharp(bytes, { ...asTheyAre, limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (metadata?.compression === 'av1') return fromAvif(bytes, metadata, maxPixels)
  const { default: libheif } = await import('libheif-js/wasm-bundle.js')
  const images = new libheif.HeifDecoder().decode(bytes)
  const image = images.find((each) => each.is_primary()) ?? images[0]
  if (!image) throw new AppError('FILE_DAMAGED')
  const size = { width: image.get_width(), height: image.get_height() }
  if (size.width * size.height > maxPixels) throw new AppError('PICTURE_TOO_LARGE')
  const pixels = { ...size, data: new Uint8ClampedArray(size.width * size.height * 4) }
  const drawn = await new Promise<typeof pixels | null>((resolve) => image.display(pixels, resolve))
  for (const each of images) each.free()
  if (!drawn) throw new AppError('FILE_DAMAGED')
  return encode(Buffer.from(drawn.data.buffer), size, heifProfile(bytes))
}

async function fromAvif(bytes: Buffer, metadata: Metadata, maxPixels: number): Promise<Converted> {
  checkPages(metadata)
  if (metadata.width * metadata.height > maxPixels) throw new AppError('PICTURE_TOO_LARGE')
  const { data, info } = await sharp(bytes, asTheyAre)
    .autoOrient()
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return encode(data, info, metadata.icc ?? null)
}

/** `pixels`: red, green, blue and opacity, a byte each. */
async function encode(
  pixels: Buffer,
  { width, height }: { readonly width: number; readonly height: number },
  profile: Buffer | null,
): Promise<Converted> {
  const picture = () => sharp(pixels, { raw: { width, height, channels: 4 } })
  if (!isOpaque(pixels)) return { extension: 'png', bytes: await picture().png().toBuffer() }
  const jpeg = await picture().removeAlpha().jpeg(photograph).toBuffer()
  return { extension: 'jpg', bytes: profile ? jpegWithProfile(jpeg, profile) : jpeg }
}

function isOpaque(pixels: Buffer): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return false
  return true
}

async function fromTiff(bytes: Buffer, maxPixels: number): Promise<Converted> {
  const metadata = await sharp(bytes, { ...asTheyAre, limitInputPixels: false }).metadata()
  checkPages(metadata)
  if (metadata.width * metadata.height > maxPixels) throw new AppError('PICTURE_TOO_LARGE')
  const isGrey = metadata.space === 'b-w' || metadata.space === 'grey16'
  const isDeep = metadata.depth === 'ushort'
  const isPlain = isGrey || metadata.space === 'srgb' || metadata.space === 'rgb' || metadata.space === 'rgb16'
  // Inks and measured colours are told by their profile, which PNG does not know.
  const picture = sharp(bytes, isPlain ? asTheyAre : { failOn: 'error' }).autoOrient()
  const space = isPlain && isGrey ? (isDeep ? 'grey16' : 'b-w') : isDeep ? 'rgb16' : 'srgb'
  const png = picture.toColourspace(space).png({ palette: false })
  return { extension: 'png', bytes: await (isPlain ? png.keepIccProfile() : png).toBuffer() }
}

function checkPages({ pages = 1 }: Metadata): void {
  if (pages > 1) throw new AppError('FILE_PAGES', { pages })
}

async function fromBmp(bytes: Buffer, maxPixels: number): Promise<Converted> {
  if (bytes.length < 26) throw new AppError('FILE_DAMAGED')
  if (Math.abs(bytes.readInt32LE(18) * bytes.readInt32LE(22)) > maxPixels) throw new AppError('PICTURE_TOO_LARGE')
  const { width, height, data } = decodeBmp(bytes, { toRGBA: true })
  const opaque = Buffer.from(data)
  // The fourth byte of a pixel is seldom more than room: a picture that would be wholly see-through is not.
  const isSeen = opaque.some((value, at) => at % 4 === 3 && value !== 0)
  const picture = sharp(opaque, { raw: { width, height: Math.abs(height), channels: 4 } })
  const png = isSeen && !isOpaque(opaque) ? picture : picture.removeAlpha()
  return { extension: 'png', bytes: await png.png().toBuffer() }
}
