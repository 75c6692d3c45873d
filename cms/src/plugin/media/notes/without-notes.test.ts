// A picture that goes online has the pixels that came in, and nothing of what was noted about people, places and dates.
import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { type PngKind, pngKinds, writePng } from '../testing/png-writer.ts'
import { checkPicture } from '../worker/check-picture.ts'
import { orientationNote } from './orientation-note.ts'
import { pngChunk, pngChunks } from './png-without-notes.ts'

const secret = 'Marta Muster, Musterweg 7, 47.4979 N'
const isTold = (bytes: Uint8Array) =>
  Buffer.from(bytes).includes(secret) || Buffer.from(bytes).includes(Buffer.from(secret, 'utf16le'))

/** Numbers as they are in the file: nobody's profile or brightness is applied. */
async function rawOf(bytes: Uint8Array, turned = false) {
  const open = () => sharp(bytes, { ignoreIcc: true, animated: true })
  const { depth, space } = await open().metadata()
  const picture = turned ? open().autoOrient() : open()
  const colours = space === 'grey16' || space === 'rgb16' || space === 'b-w' || space === 'cmyk' ? space : 'srgb'
  const { data, info } = await picture
    .toColourspace(colours)
    .raw({ depth: depth as 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels, depth }
}

const exif = (orientation = 1) => Buffer.concat([orientationNote(orientation), Buffer.from(secret)])

/** Words in every chunk that holds some. */
const notes: Readonly<Record<string, () => Buffer>> = {
  tEXt: () => Buffer.from(`Author\0${secret}`, 'latin1'),
  zTXt: () => Buffer.concat([Buffer.from('Author\0\0', 'latin1'), deflateSync(Buffer.from(secret))]),
  iTXt: () => Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${secret}`),
  eXIf: () => exif(),
  tIME: () => Buffer.from('07ea0b19081e00', 'hex'),
  prVt: () => Buffer.from(secret),
}
const colours: Readonly<Record<string, () => Buffer>> = {
  gAMA: () => Buffer.from('0000b18f', 'hex'),
  cHRM: () => Buffer.from('00007a26000080840000fa00000080e8000075300000ea6000003a9800001770', 'hex'),
  sRGB: () => Buffer.from([0]),
  pHYs: () => Buffer.from('00002e2300002e2301', 'hex'),
}

const size = fc.integer({ min: 1, max: 9 })
const pngs = fc.record({
  kind: fc.constantFrom(...pngKinds),
  width: size,
  height: size,
  noise: fc.uint8Array({ minLength: 1, maxLength: 200 }),
  before: fc.subarray([...Object.keys(notes), ...Object.keys(colours)]),
  after: fc.subarray(Object.keys(notes).filter((type) => type !== 'eXIf')),
})
type Drawn = { kind: PngKind; width: number; height: number; noise: Uint8Array; before: string[]; after: string[] }
const chunkOf = (type: string) => pngChunk(type, ({ ...notes, ...colours }[type] ?? (() => Buffer.alloc(0)))())
const write = ({ before, after, ...png }: Drawn) =>
  writePng({ ...png, before: before.map(chunkOf), after: after.map(chunkOf) })

test('a PNG of any kind keeps its pixels and colours to the bit and loses what was noted', async () => {
  await fc.assert(
    fc.asyncProperty(pngs, async (drawn) => {
      const came = write(drawn)
      const { data } = await checkPicture('png', came)
      const goes = Buffer.from(data)
      expect(await rawOf(goes)).toEqual(await rawOf(came))
      const kept = (bytes: Buffer) => [...pngChunks(bytes)].map(({ type }) => type).filter((type) => !(type in notes))
      expect([...pngChunks(goes)].map(({ type }) => type)).toEqual(kept(came))
      expect(isTold(goes)).toBe(false)
    }),
    { numRuns: 150 },
  )
})

test('a PNG that lies on its side is turned for good, every pixel of it as it was', async () => {
  await fc.assert(
    fc.asyncProperty(pngs, fc.integer({ min: 2, max: 8 }), async (drawn, orientation) => {
      const before = [
        pngChunk('eXIf', exif(orientation)),
        ...drawn.before.filter((type) => type in colours).map(chunkOf),
      ]
      const came = writePng({ ...drawn, before, after: drawn.after.map(chunkOf) })
      const { data, width, height } = await checkPicture('png', came)
      const turned = await rawOf(came, true)
      expect(await rawOf(data)).toEqual(turned)
      expect({ width, height }).toEqual({ width: turned.width, height: turned.height })
      expect(isTold(data)).toBe(false)
      const read = (bytes: Uint8Array) =>
        [...pngChunks(Buffer.from(bytes))]
          .filter(({ type }) => ['gAMA', 'cHRM', 'sRGB'].includes(type))
          .map(({ type }) => type)
          .sort()
      expect(read(data)).toEqual(read(came))
    }),
    { numRuns: 60 },
  )
})

const photo = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp(Buffer.from(Array.from({ length: width * height * channels }, (_, index) => (index * 7919) % 251)), {
    raw: { width, height, channels },
  })
const noted = (picture: Sharp, orientation: number) =>
  picture
    .withExif({ IFD0: { Artist: secret, Orientation: String(orientation) }, IFD3: { GPSLatitude: '47/1 29/1 58/1' } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${secret}</a></x:xmpmeta>`)
    .withIccProfile('p3')
    .withMetadata({ orientation })

test.each(['jpeg', 'webp'] as const)(
  'a %s keeps its pixels, its profile and which way up it is, and nothing else',
  async (format) => {
    await fc.assert(
      fc.asyncProperty(
        size,
        size,
        fc.integer({ min: 1, max: 8 }),
        fc.boolean(),
        async (width, height, orientation, flag) => {
          const options = format === 'jpeg' ? { progressive: flag, mozjpeg: flag } : { lossless: flag }
          const came = await noted(photo(width, height), orientation).toFormat(format, options).toBuffer()
          expect(isTold(came)).toBe(true)
          const { data, ...sides } = await checkPicture(format, came)
          const upright = await rawOf(came, true)
          expect(await rawOf(data, true)).toEqual(upright)
          expect(sides).toMatchObject({ width: upright.width, height: upright.height })
          expect(isTold(data)).toBe(false)
          const [was, is] = [await sharp(came).metadata(), await sharp(data).metadata()]
          expect(is.icc).toEqual(was.icc)
          expect(is.xmp).toBeUndefined()
          expect(is.exif?.length ?? 0).toBeLessThan(40)
        },
      ),
      { numRuns: 40 },
    )
  },
)

test('what hangs behind a JPEG or within its segments goes: comments, other pictures, films, the small copy', async () => {
  const plain = await photo(20, 10).jpeg().toBuffer()
  const segment = (marker: number, words: string) => {
    const data = Buffer.from(words)
    return Buffer.concat([Buffer.from([0xff, marker, 0, data.length + 2]), data])
  }
  const inside = [
    segment(0xfe, secret),
    segment(0xed, `Photoshop 3.0\0${secret}`),
    segment(0xe2, `MPF\0${secret}`),
    Buffer.from([0xff, 0xff]),
  ]
  const came = Buffer.concat([plain.subarray(0, 2), ...inside, plain.subarray(2), Buffer.from(`ftypmp42${secret}`)])
  const { data } = await checkPicture('jpg', came)
  expect(Buffer.from(data)).toEqual(plain)
})

const frames = (colour: string) =>
  sharp({ create: { width: 20, height: 10, channels: 3, background: colour } })
    .png()
    .toBuffer()
const moving = async () => sharp([await frames('#0f4c45'), await frames('#f3b58a')], { join: { animated: true } })

test.each(['webp', 'gif'] as const)('a moving %s goes on moving and loses its notes', async (format) => {
  const plain = await (await moving()).toFormat(format, { loop: 3, delay: [70, 90] }).toBuffer()
  const came =
    format === 'gif'
      ? withComments(plain)
      : await noted(await moving(), 1)
          .webp({ loop: 3, delay: [70, 90] })
          .toBuffer()
  expect(isTold(came)).toBe(true)
  const { data } = await checkPicture(format, came)
  expect(isTold(data)).toBe(false)
  expect(await rawOf(data)).toEqual(await rawOf(came))
  const metadata = await sharp(data).metadata()
  expect(metadata).toMatchObject({ pages: 2, loop: 3, delay: [70, 90] })
  expect([metadata.exif, metadata.xmp]).toEqual([undefined, undefined])
})

/** A comment, an application's note, and words behind the end. */
function withComments(gif: Buffer): Buffer {
  const words = Buffer.concat([Buffer.from([secret.length]), Buffer.from(secret), Buffer.from([0])])
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe]), words])
  const note = Buffer.concat([Buffer.from([0x21, 0xff, 11]), Buffer.from('XMP DataXMP'), words])
  const first = 13 + ((gif[10] ?? 0) & 0x80 ? 3 * 2 ** (((gif[10] ?? 0) & 7) + 1) : 0)
  return Buffer.concat([gif.subarray(0, first), comment, note, gif.subarray(first), Buffer.from(secret)])
}

test('a file that nobody can read is refused, never kept with its notes', async () => {
  const kinds = ['png', 'jpeg', 'webp', 'gif'] as const
  const whole = await Promise.all(
    kinds.map(async (format) => [format, await photo(40, 30).toFormat(format).toBuffer()] as const),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...whole),
      fc.double({ min: 0, max: 1, noNaN: true }),
      async ([format, bytes], share) => {
        const cut = bytes.subarray(0, Math.floor(bytes.length * share))
        const answer = await checkPicture(format, cut).catch((error) => error)
        if (answer instanceof Error) expect(['FILE_TYPE', 'FILE_DAMAGED']).toContain((answer as { code?: string }).code)
        else expect(await rawOf(answer.data)).toEqual(await rawOf(cut))
      },
    ),
    { numRuns: 80 },
  )
})
