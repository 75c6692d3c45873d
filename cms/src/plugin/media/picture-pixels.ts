import { jpegSegments } from './notes/jpeg-without-notes.ts'

/**
 * How many pixels the head of a picture promises, for the order in which pictures are read; 0 for a drawing and for what is
 * none. A still of 190 kB may have fifty million of them.
 */
export function picturePixels(bytes: Buffer): number {
  const begin = bytes.toString('latin1', 0, 16)
  if (begin.startsWith('\x89PNG') && bytes.length >= 24) return bytes.readUInt32BE(16) * bytes.readUInt32BE(20)
  if (begin.startsWith('GIF8') && bytes.length >= 10) return bytes.readUInt16LE(6) * bytes.readUInt16LE(8)
  if (begin.startsWith('RIFF') && bytes.length >= 30) return pixelsOfWebp(bytes, begin.slice(12))
  return begin.startsWith('\xff\xd8') ? pixelsOfJpeg(bytes) : 0
}

/** Source: RFC 9649, 2.5 to 2.7. */
function pixelsOfWebp(bytes: Buffer, kind: string): number {
  if (kind === 'VP8X') return (1 + bytes.readUIntLE(24, 3)) * (1 + bytes.readUIntLE(27, 3))
  if (kind === 'VP8 ') return (bytes.readUInt16LE(26) & 0x3fff) * (bytes.readUInt16LE(28) & 0x3fff)
  if (kind !== 'VP8L') return 0
  const sides = bytes.readUInt32LE(21)
  return (1 + (sides & 0x3fff)) * (1 + ((sides >>> 14) & 0x3fff))
}

function pixelsOfJpeg(bytes: Buffer): number {
  for (const { marker, data } of jpegSegments(bytes)) {
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame && data.length >= 5) return data.readUInt16BE(1) * data.readUInt16BE(3)
    if (marker === 0xda) return 0
  }
  return 0
}
