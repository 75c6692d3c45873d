import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { checkPicture } from './check-picture.ts'

const fixture = (name: string) => readFileSync(new URL(`../testing/${name}`, import.meta.url))
const sides = { width: 24, height: 16 }

/** The numbers as they are, whatever colours their profile makes of them. */
async function numbersOf(bytes: Uint8Array, channels: 3 | 4 = 3): Promise<Uint8Array> {
  const picture = sharp(bytes, { ignoreIcc: true }).toColourspace('srgb')
  return new Uint8Array(await (channels === 3 ? picture.removeAlpha() : picture.ensureAlpha()).raw().toBuffer())
}

function farthest(one: Uint8Array, other: Uint8Array): number {
  expect(one.length).toBe(other.length)
  return one.reduce((most, value, place) => Math.max(most, Math.abs(value - (other[place] ?? 0))), 0)
}

const pixels = (channels: number) =>
  fc.uint8Array({ minLength: sides.width * sides.height * channels, maxLength: sides.width * sides.height * channels })

test('a HEIC of a phone becomes a JPEG with its colours: the same numbers under the same profile', async () => {
  const taken = await checkPicture('heic', fixture('four-colours-p3.heic'))
  expect(taken).toMatchObject({ extension: 'jpg', width: 96, height: 64 })
  const { format, icc } = await sharp(taken.data).metadata()
  expect(format).toBe('jpeg')
  expect(icc?.toString('latin1')).toContain('acsp')
  const numbers = await numbersOf(taken.data)
  const at = (x: number, y: number) => [...numbers.subarray((y * 96 + x) * 3, (y * 96 + x) * 3 + 3)]
  // What red, green, blue and near white of sRGB are in Display P3.
  const expected = [
    [at(20, 12), [234, 51, 35]],
    [at(76, 12), [117, 251, 76]],
    [at(20, 52), [0, 0, 245]],
    [at(76, 52), [240, 240, 240]],
  ] as const
  for (const [found, wanted] of expected)
    for (const channel of [0, 1, 2])
      expect(Math.abs((found[channel] ?? 0) - (wanted[channel] ?? 0))).toBeLessThanOrEqual(6)
})

test('a HEIC without a profile is taken too, and one that breaks off is damaged', async () => {
  const bytes = fixture('four-colours.heic')
  expect(await checkPicture('heif', bytes)).toMatchObject({ extension: 'jpg', width: 96, height: 64 })
  for (const length of [200, 400, bytes.length - 40])
    await expect(checkPicture('heic', bytes.subarray(0, length))).rejects.toMatchObject({
      code: expect.stringMatching(/^FILE_/),
    })
})

test('a HEIC of a phone that was held upright stands upright', async () => {
  const { data, ...taken } = await checkPicture('heic', fixture('four-colours-turned.heic'))
  expect(taken).toMatchObject({ extension: 'jpg', width: 64, height: 96 })
  const [turned, lying] = [data, (await checkPicture('heic', fixture('four-colours.heic'))).data].map((bytes) =>
    numbersOf(bytes),
  )
  const at = (numbers: Uint8Array | undefined, { x, y, width }: { x: number; y: number; width: number }) =>
    numbers?.subarray((y * width + x) * 3, (y * width + x) * 3 + 3) ?? new Uint8Array()
  // The corner that lies at the bottom left comes to the top left.
  const corner = at(await lying, { x: 12, y: 52, width: 96 })
  expect(farthest(at(await turned, { x: 12, y: 12, width: 64 }), corner)).toBeLessThanOrEqual(6)
})

test('of a TIFF each number comes through, in eight bits and in sixteen, see-through or not', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(3 as const, 4 as const),
      fc.boolean(),
      pixels(4),
      async (channels, isDeep, drawn) => {
        const raw = drawn.subarray(0, sides.width * sides.height * channels)
        const source = isDeep ? Uint16Array.from(raw, (value) => value * 257) : raw
        const tiff = await sharp(source, { raw: { ...sides, channels } })
          .toColourspace(isDeep ? 'rgb16' : 'srgb')
          .tiff({ compression: 'lzw' })
          .toBuffer()
        const { data, extension } = await checkPicture('tiff', tiff)
        expect(extension).toBe('png')
        expect((await sharp(data).metadata()).depth).toBe(isDeep ? 'ushort' : 'uchar')
        expect(farthest(await numbersOf(data, channels), await numbersOf(tiff, channels))).toBe(0)
      },
    ),
    { numRuns: 25 },
  )
})

test('an AVIF that is see-through stays so to the bit, and any other one looks as it did', async () => {
  const raw = Uint8Array.from({ length: sides.width * sides.height * 4 }, (_, place) =>
    place % 4 === 3 ? 128 : (place * 5) % 200,
  )
  const clear = await sharp(raw, { raw: { ...sides, channels: 4 } })
    .avif({ lossless: true })
    .toBuffer()
  const kept = await checkPicture('avif', clear)
  expect(kept.extension).toBe('png')
  expect(farthest(await numbersOf(kept.data, 4), await numbersOf(clear, 4))).toBe(0)
  const opaque = await sharp({ create: { ...sides, channels: 3, background: '#0f4c45' } })
    .avif({ quality: 90 })
    .toBuffer()
  const seen = await checkPicture('avif', opaque)
  expect(seen.extension).toBe('jpg')
  expect(farthest(await numbersOf(seen.data), await numbersOf(opaque))).toBeLessThanOrEqual(4)
})

/** A BMP of 24 bits, from the lowest row up as they are. Source: BITMAPINFOHEADER. */
function bmp(rgb: Uint8Array): Buffer {
  const row = Math.ceil((sides.width * 3) / 4) * 4
  const bytes = Buffer.alloc(54 + row * sides.height)
  bytes.write('BM')
  bytes.writeUInt32LE(bytes.length, 2)
  bytes.writeUInt32LE(54, 10)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(sides.width, 18)
  bytes.writeInt32LE(sides.height, 22)
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(24, 28)
  for (let y = 0; y < sides.height; y++)
    for (let x = 0; x < sides.width; x++) {
      const [red = 0, green = 0, blue = 0] = rgb.subarray((y * sides.width + x) * 3)
      bytes.set([blue, green, red], 54 + (sides.height - 1 - y) * row + x * 3)
    }
  return bytes
}

test('of a BMP each pixel comes through', async () => {
  await fc.assert(
    fc.asyncProperty(pixels(3), async (drawn) => {
      const { data, extension } = await checkPicture('bmp', bmp(drawn))
      expect(extension).toBe('png')
      expect(farthest(await numbersOf(data), drawn)).toBe(0)
    }),
    { numRuns: 15 },
  )
})

test('several pages are not cut down to one: the person is told', async () => {
  const page = await sharp({ create: { ...sides, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const pages = await sharp([page, page], { join: { animated: true } })
    .tiff()
    .toBuffer()
  await expect(checkPicture('tif', pages)).rejects.toMatchObject({ code: 'FILE_PAGES' })
})

test('more pixels than the site takes are refused by their head, whatever the file', async () => {
  const head = bmp(new Uint8Array(sides.width * sides.height * 3))
  head.writeInt32LE(20_000, 18)
  head.writeInt32LE(20_000, 22)
  await expect(checkPicture('bmp', head)).rejects.toMatchObject({ code: 'PICTURE_TOO_LARGE' })
})

test('another kind of picture under such a name is called by its own', async () => {
  const png = await sharp({ create: { ...sides, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  await expect(checkPicture('heic', png)).rejects.toMatchObject({ code: 'FILE_MISNAMED', detail: { is: 'PNG' } })
  await expect(checkPicture('heic', Buffer.from('kein Bild'))).rejects.toMatchObject({ code: 'FILE_TYPE' })
})
