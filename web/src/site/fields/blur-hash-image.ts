import { decode, isBlurhashValid } from 'blurhash'

// A handful of pixels is all that a blurhash holds; the browser blurs them while it scales them up.
const width = 8
const height = 6
const headerSize = 54
const rowSize = width * 3

/** A blurhash as a tiny BMP in a data URL; null when the hash is broken. */
export function blurHashImage(hash: string): string | null {
  if (!isBlurhashValid(hash).result) return null
  const pixels = decode(hash, width, height)
  const file = Buffer.alloc(headerSize + rowSize * height)
  file.write('BM')
  file.writeUInt32LE(file.length, 2)
  file.writeUInt32LE(headerSize, 10)
  file.writeUInt32LE(40, 14)
  file.writeInt32LE(width, 18)
  // Negative: the rows come from top to bottom.
  file.writeInt32LE(-height, 22)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(24, 28)
  for (let i = 0; i < width * height; i++) {
    const [r = 0, g = 0, b = 0] = pixels.subarray(i * 4, i * 4 + 3)
    file.set([b, g, r], headerSize + i * 3)
  }
  return `data:image/bmp;base64,${file.toString('base64')}`
}
