import { encode } from 'blurhash'
import sharp from 'sharp'

/** A picture's blur hash, 4 by 3; null for bytes that are no picture. */
export async function makeBlurHash(bytes: Buffer): Promise<string | null> {
  try {
    const { data, info } = await sharp(bytes)
      .resize(32, 32, { fit: 'inside' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return encode(new Uint8ClampedArray(data), info.width, info.height, 4, 3)
  } catch {
    return null
  }
}
