import { orientationNote } from './orientation-note.ts'

/** A marker of a JPEG with what belongs to it: a scan also has its pixels. */
interface Segment {
  readonly marker: number
  readonly data: Buffer
  readonly whole: Buffer
}

const [restart0, restart7, start, end, scan] = [0xd0, 0xd7, 0xd8, 0xd9, 0xda]
const [app0, app2, app14, app15, comment, app1] = [0xe0, 0xe2, 0xee, 0xef, 0xfe, 0xe1]
/** Size and density; what may follow is a small copy of the picture, perhaps of one that was not cut yet. */
const densityBytes = 14

/**
 * A JPEG without what cameras and programs wrote into it or behind it, and to the bit the same pixels. Its colour profile
 * stays. To turn it would mean to draw it anew, so that which way up it is stays as well.
 */
export function jpegWithoutNotes(bytes: Buffer, orientation: number): Buffer {
  const parts: Buffer[] = [bytes.subarray(0, 2)]
  let isNoted = orientation <= 1
  for (const segment of jpegSegments(bytes)) {
    // JFIF comes first where it is.
    if (!isNoted && segment.marker !== app0) {
      parts.push(exifSegment(orientation))
      isNoted = true
    }
    const kept = keep(segment)
    if (kept) parts.push(kept)
  }
  return Buffer.concat(parts)
}

function keep({ marker, data, whole }: Segment): Buffer | null {
  if (marker === app0 && data.toString('latin1', 0, 5) === 'JFIF\0') return plainJfif(data)
  if (marker === app2 && data.toString('latin1', 0, 12) === 'ICC_PROFILE\0') return whole
  // How the colours are to be read.
  if (marker === app14 && data.toString('latin1', 0, 5) === 'Adobe') return whole
  return (marker >= app0 && marker <= app15) || marker === comment ? null : whole
}

function plainJfif(data: Buffer): Buffer {
  const plain = Buffer.alloc(densityBytes)
  data.copy(plain, 0, 0, densityBytes - 2)
  return jpegSegment(app0, plain)
}

function exifSegment(orientation: number): Buffer {
  return jpegSegment(app1, Buffer.concat([Buffer.from('Exif\0\0'), orientationNote(orientation)]))
}

function jpegSegment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

/** Segments after the start, up to the end. Bytes between two segments mean nothing; a segment that breaks off comes as it is. */
export function* jpegSegments(bytes: Buffer): Generator<Segment> {
  for (let at = 2; at + 1 < bytes.length; ) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff || marker === 0 || marker === 0xff || marker === start) {
      at++
      continue
    }
    const until = marker === end ? at + 2 : endOf(bytes, at, marker)
    yield { marker, data: bytes.subarray(at + 4, until), whole: bytes.subarray(at, until) }
    if (marker === end) return
    at = until
  }
}

function endOf(bytes: Buffer, at: number, marker: number): number {
  if (isBare(marker)) return at + 2
  const until = at + 4 <= bytes.length ? at + 2 + bytes.readUInt16BE(at + 2) : bytes.length
  return marker === scan ? endOfPixels(bytes, until) : until
}

/** Markers without a length. */
function isBare(marker: number): boolean {
  return marker === 0x01 || (marker >= restart0 && marker <= restart7)
}

/** Within a scan 0xff stands before 0, before a restart, or before what comes next. */
function endOfPixels(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]
    if (next !== undefined && next !== 0 && next !== 0xff && !(next >= restart0 && next <= restart7)) return at
  }
  return bytes.length
}
