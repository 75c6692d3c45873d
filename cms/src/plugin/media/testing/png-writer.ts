import { deflateSync } from 'node:zlib'
import { pngChunk } from '../notes/png-without-notes.ts'

/** Kinds of PNG: grey, RGB, palette, grey and RGB with transparency. Source: PNG, third edition, table 7. */
export const pngKinds = [
  ...[1, 2, 4, 8, 16].map((depth) => ({ colour: 0, depth, channels: 1 })),
  ...[8, 16].map((depth) => ({ colour: 2, depth, channels: 3 })),
  ...[1, 2, 4, 8].map((depth) => ({ colour: 3, depth, channels: 1 })),
  ...[8, 16].map((depth) => ({ colour: 4, depth, channels: 2 })),
  ...[8, 16].map((depth) => ({ colour: 6, depth, channels: 4 })),
]
export type PngKind = (typeof pngKinds)[number]

interface Png {
  readonly kind: PngKind
  readonly width: number
  readonly height: number
  /** Taken in turn for the bytes of its rows. */
  readonly noise: Uint8Array
  /** Whole chunks before its pixels and after them. */
  readonly before?: readonly Buffer[]
  readonly after?: readonly Buffer[]
}

/** A PNG of any kind that there is, of which each byte is the test's own. */
export function writePng({
  kind: { colour, depth, channels },
  width,
  height,
  noise,
  before = [],
  after = [],
}: Png): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([depth, colour, 0, 0, 0], 8)
  const rowBytes = Math.ceil((width * depth * channels) / 8)
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: rowBytes }, (_byte, x) => noise[(y * rowBytes + x) % noise.length] ?? 0)]),
  )
  const palette = Buffer.from(Array.from({ length: 3 * 2 ** Math.min(depth, 8) }, (_, index) => (index * 37) % 256))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', head),
    ...before,
    ...(colour === 3 ? [pngChunk('PLTE', palette)] : []),
    pngChunk('IDAT', deflateSync(Buffer.concat(rows))),
    ...after,
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}
