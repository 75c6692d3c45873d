import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawings } from './drawing/drawings.ts'
import { type PictureKey, pictures } from './media/pictures.ts'
import { renderPictures } from './render-media.ts'

let folder: string
let files: Record<PictureKey, string>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  files = await renderPictures(folder)
}, 300_000)

afterAll(() => rm(folder, { recursive: true }))

test.each(Object.entries(pictures))(
  '%s has the size and format that it promises, and is light',
  async (key, picture) => {
    const bytes = await readFile(files[key as PictureKey])
    const { width, height, format } = await sharp(bytes).metadata()
    expect({ width, height, format }).toEqual({ width: picture.width, height: picture.height, format: picture.format })
    expect(bytes.byteLength).toBeLessThan(260_000)
  },
)

test('a picture whose drawing did not change is not rendered again', async () => {
  const before = await stat(files.hero)
  expect(await renderPictures(folder)).toEqual(files)
  expect((await stat(files.hero)).mtimeMs).toBe(before.mtimeMs)
})

test.each(Object.entries(drawings))('%s is kept as it is drawn', async (file, draw) => {
  expect(await readFile(join(import.meta.dirname, 'media', file), 'utf8')).toBe(draw())
})

test('every drawing is one of the pictures', () => {
  expect(Object.keys(drawings).sort()).toEqual(
    Object.values(pictures)
      .map(({ file }) => file)
      .sort(),
  )
})
