const [extension, image, trailer] = [0x21, 0x2c, 0x3b]
const [control, application] = [0xf9, 0xff]
/** Extensions that say how a picture moves or looks; the others are comments, words and XMP. */
const looks: ReadonlySet<string> = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'])

/** Takes comments and notes out of a GIF, and leaves its pixels the same to the bit. A file that breaks off stays so: the reader will tell. */
export function gifWithoutNotes(bytes: Buffer): Buffer {
  const parts: Buffer[] = []
  const first = 13 + tableBytes(bytes[10] ?? 0)
  parts.push(bytes.subarray(0, first))
  for (let at = first; at < bytes.length; ) {
    const until = endOf(bytes, at)
    if (isKept(bytes, at)) parts.push(bytes.subarray(at, until))
    if (bytes[at] === trailer) break
    at = until
  }
  return Buffer.concat(parts)
}

function isKept(bytes: Buffer, at: number): boolean {
  if (bytes[at] !== extension) return true
  const label = bytes[at + 1]
  return label === control || (label === application && looks.has(bytes.toString('latin1', at + 3, at + 14)))
}

function endOf(bytes: Buffer, at: number): number {
  if (bytes[at] === extension) return endOfBlocks(bytes, at + 2)
  if (bytes[at] === image) return endOfBlocks(bytes, at + 11 + tableBytes(bytes[at + 9] ?? 0))
  return at + 1
}

/** Blocks of up to 255 bytes, until an empty one. */
function endOfBlocks(bytes: Buffer, from: number): number {
  let at = from
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0)
  return Math.min(bytes.length, at + 1)
}

function tableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0b111) + 1) : 0
}
