import { crc32 } from 'node:zlib'

const signature = 8

/** Chunks that say how pixels look; whatever else a PNG carries are words, dates and places. Source: PNG, third edition, 11.3; APNG. */
const looks: ReadonlySet<string> = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD hIST pHYs acTL fcTL fdAT'.split(' '),
)

/** A chunk of a PNG with its length and sum around it. */
export interface PngChunk {
  readonly type: string
  readonly data: Buffer
  readonly whole: Buffer
}

/** Chunks of a PNG up to its end. A chunk that breaks off comes as it is: the reader of its pixels will tell. */
export function* pngChunks(bytes: Buffer): Generator<PngChunk> {
  for (let at = signature; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    const whole = bytes.subarray(at, at + 12 + length)
    const type = whole.toString('latin1', 4, 8)
    yield { type, data: whole.subarray(8, 8 + length), whole }
    if (type === 'IEND') return
    at += 12 + length
  }
}

/** A PNG without what its programs and cameras wrote into it, and to the bit the same pixels. */
export function pngWithoutNotes(bytes: Buffer): Buffer {
  const kept = [...pngChunks(bytes)].filter(({ type }) => looks.has(type))
  return Buffer.concat([
    bytes.subarray(0, signature),
    ...kept.map(({ type, data, whole }) => (type === 'iCCP' ? unnamed(data) : whole)),
  ])
}

/** A colour profile without the name that its owner gave it. */
function unnamed(profile: Buffer): Buffer {
  const end = profile.indexOf(0)
  return pngChunk('iCCP', Buffer.concat([Buffer.from('icc'), profile.subarray(Math.max(0, end))]))
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
