import sharp, { type Metadata } from 'sharp'
import { gifWithoutNotes } from './gif-without-notes.ts'
import { jpegWithoutNotes } from './jpeg-without-notes.ts'
import { pngChunks, pngWithoutNotes } from './png-without-notes.ts'
import { webpWithoutNotes } from './webp-without-notes.ts'

type Known = Pick<Metadata, 'format' | 'orientation' | 'pages' | 'space' | 'depth'>

/**
 * Picture as it goes online: the pixels that came in, to the bit, with their colour profile, and nothing of what cameras and programs
 * noted about people, places and dates. A picture that can be turned without loss is turned for good.
 */
export async function withoutNotes(
  bytes: Buffer,
  { format, orientation = 1, pages = 1, ...known }: Known,
): Promise<Buffer> {
  switch (format) {
    case 'png':
      return orientation > 1 ? turnPng(bytes, known) : pngWithoutNotes(bytes)
    case 'webp':
      return orientation > 1 && pages === 1 ? turnWebp(bytes) : webpWithoutNotes(bytes, orientation)
    case 'jpeg':
      return jpegWithoutNotes(bytes, orientation)
    case 'gif':
      return gifWithoutNotes(bytes)
    default:
      return bytes
  }
}

/** The profile is set aside while pixels are turned, so that nobody converts them. */
const asTheyAre = { ignoreIcc: true, failOn: 'error' } as const

async function turnPng(bytes: Buffer, { space, depth }: Pick<Known, 'space' | 'depth'>): Promise<Buffer> {
  const isGrey = space === 'b-w' || space === 'grey16'
  const isDeep = depth === 'ushort'
  const turned = await sharp(bytes, asTheyAre)
    .autoOrient()
    .toColourspace(isGrey ? (isDeep ? 'grey16' : 'b-w') : isDeep ? 'rgb16' : 'srgb')
    .png({ palette: false })
    .toBuffer()
  return withColours(pngWithoutNotes(turned), bytes)
}

/** Chunks that say how its numbers are to be read as colours, taken from the original. */
const colours: ReadonlySet<string> = new Set(['gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'mDCV', 'cLLI'])

function withColours(turned: Buffer, original: Buffer): Buffer {
  const taken = [...pngChunks(pngWithoutNotes(original))].filter(({ type }) => colours.has(type))
  const own = [...pngChunks(turned)].filter(({ type }) => !colours.has(type))
  const [head, ...rest] = own.map(({ whole }) => whole)
  return Buffer.concat([turned.subarray(0, 8), ...(head ? [head] : []), ...taken.map(({ whole }) => whole), ...rest])
}

/** Turns a WebP without loss: the file of a photograph becomes larger; its pixels are those that came in. */
async function turnWebp(bytes: Buffer): Promise<Buffer> {
  const turned = sharp(bytes, asTheyAre).autoOrient().keepIccProfile().webp({ lossless: true, exact: true })
  return webpWithoutNotes(await turned.toBuffer(), 1)
}
