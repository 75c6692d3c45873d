import { expect, test } from 'vitest'
import { pictureAddress, pictureSet, readPictureAddress, variantsOf } from './picture-address.ts'

const name = 'laden-0123456789abcdef01234567'
const media = (ending: string, width: number | null = 1000) => ({
  publicUrl: `/api/bf-media/file/${name}.${ending}`,
  width,
})

test('a picture has an address for each width and format, and reading it gives what it was made of', () => {
  const address = pictureAddress(media('jpg'), 640, 'avif')
  expect(address).toBe(`/api/bf-media/picture/${name}.jpg/640.avif`)
  expect(readPictureAddress(address)).toEqual({ filename: `${name}.jpg`, form: { width: 640, format: 'avif' } })
  expect(readPictureAddress(media('jpg').publicUrl)).toEqual({ filename: `${name}.jpg`, form: null })
})

test('the widths end with the first that holds all pixels', () => {
  const widths = (width: number | null) =>
    pictureSet(media('png', width), 'webp')
      ?.match(/\d+(?=w)/g)
      ?.map(Number)
  expect(widths(1000)).toEqual([160, 320, 480, 640, 828, 1080])
  expect(widths(640)).toEqual([160, 320, 480, 640])
  expect(widths(9000)?.at(-1)).toBe(2560)
  expect(widths(null)?.at(-1)).toBe(2560)
  expect(widths(1)).toEqual([160])
})

test('a drawing is its own only form, and a GIF has no AVIF', () => {
  expect(pictureAddress(media('svg'), 320)).toBe(media('svg').publicUrl)
  expect(pictureSet(media('svg'), 'webp')).toBeNull()
  expect(variantsOf(`${name}.svg`, 300)).toEqual([])
  expect(pictureSet(media('gif'), 'avif')).toBeNull()
  expect(variantsOf(`${name}.gif`, 300).filter(({ format }) => format === 'avif')).toEqual([])
})

test('what pages ask for is what is made', () => {
  const made = variantsOf(`${name}.jpg`, 1000).map(({ width, format }) => pictureAddress(media('jpg'), width, format))
  const asked = (['webp', 'avif'] as const).flatMap((format) =>
    (pictureSet(media('jpg'), format) ?? '').split(', ').map((entry) => entry.split(' ')[0]),
  )
  expect(new Set(made)).toEqual(new Set([...asked, pictureAddress(media('jpg'), 1080, 'jpg')]))
})

test.each([
  '/api/bf-media',
  '/api/bf-media/file/',
  '/api/bf-media/file/a',
  '/api/bf-media/file/..',
  '/api/bf-media/file/.env',
  '/api/bf-media/file/a%2F..%2Fb.jpg',
  '/api/bf-media/file/a..jpg',
  '/api/bf-media/picture/a.jpg',
  '/api/bf-media/picture/a.jpg/641.webp',
  '/api/bf-media/picture/a.jpg/640.png',
  '/api/bf-media/picture/a.jpg/640.jpg',
  '/api/bf-media/picture/a.jpg/0640.webp',
  '/api/bf-media/picture/a.jpg/640.webp.webp',
  '/api/bf-media/picture/../640.webp',
  '/api/bf-media/picture/pictures/x/640.webp',
])('%s is no picture', (path) => {
  expect(readPictureAddress(path)).toBeNull()
})
