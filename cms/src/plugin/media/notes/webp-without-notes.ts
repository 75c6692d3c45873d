import { orientationNote } from './orientation-note.ts'

interface Chunk {
  readonly type: string
  readonly data: Buffer
}

/** Chunks that say how pixels look. Source: RFC 9649, 2.7. */
const looks: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
const [hasExif, hasXmp] = [0b1000, 0b100]
/** Place, size and time of a frame come before its chunks. */
const frameHead = 16

/** A WebP without its notes, moving or not, and to the bit the same pixels. Which way up it is stays, as with a JPEG. */
export function webpWithoutNotes(bytes: Buffer, orientation: number): Buffer {
  const isTurned = orientation > 1
  const length = Math.min(bytes.length, 8 + bytes.readUInt32LE(4))
  const kept = [...chunks(bytes.subarray(12, length))].filter(({ type }) => looks.has(type))
  const body = kept.map(({ type, data }) => {
    if (type === 'VP8X') return chunk(type, withoutFlags(data, isTurned))
    return chunk(type, type === 'ANMF' ? plainFrame(data) : data)
  })
  if (isTurned) body.push(chunk('EXIF', orientationNote(orientation)))
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(4 + body.reduce((sum, one) => sum + one.length, 0), 4)
  return Buffer.concat([head, ...body])
}

function* chunks(bytes: Buffer): Generator<Chunk> {
  for (let at = 0; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32LE(at + 4)
    yield { type: bytes.toString('latin1', at, at + 4), data: bytes.subarray(at + 8, at + 8 + length) }
    at += 8 + length + (length % 2)
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.from(`${type}\0\0\0\0`, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

function withoutFlags(data: Buffer, isTurned: boolean): Buffer {
  const flags = Buffer.from(data)
  flags[0] = ((flags[0] ?? 0) & ~(hasExif | hasXmp)) | (isTurned ? hasExif : 0)
  return flags
}

function plainFrame(data: Buffer): Buffer {
  const kept = [...chunks(data.subarray(frameHead))].filter(({ type }) => looks.has(type))
  return Buffer.concat([data.subarray(0, frameHead), ...kept.map((one) => chunk(one.type, one.data))])
}
