import { basename } from 'node:path'
import { saveData } from '@blickfang/contract/api/v1/data.ts'
import { cropImage, deleteMedia, listMedia, listMediaUses, uploadMedia } from '@blickfang/contract/api/v1/media.ts'
import type { CropArea } from '@blickfang/contract/content/media/crop.ts'
import type { FocalPoint, MediaItem } from '@blickfang/contract/content/media/media.ts'
import { readStored } from '@blickfang/platform/store/media-store.ts'
import { openMediaStore } from '@blickfang/platform/store/open-media-store.ts'
import { sql } from '@payloadcms/db-postgres'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePage } from '../../testing/make-page.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

const red = '#ff0000'
const blue = '#0000ff'

/** Picture whose left half is red and whose right half blue. */
function halves(width = 200, height = 100) {
  const half = { width: width / 2, height, channels: 3, background: blue } as const
  return sharp({ create: { width, height, channels: 3, background: red } }).composite([
    { input: { create: half }, left: width / 2, top: 0 },
  ])
}

async function upload(name: string, bytes: Buffer | string): Promise<MediaItem> {
  const form = new FormData()
  form.set('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name))
  form.set('alt', 'Zwei Hälften')
  return (await cms.request({ method: 'POST', path: `/v1${uploadMedia.path}`, body: form })).json.media
}

const crop = (id: string, cropArea: CropArea, focalPoint?: FocalPoint) =>
  cms.call(cropImage, { media: { id, cropArea, ...(focalPoint && { focalPoint }) } })
const bytesOf = ({ publicUrl }: MediaItem) => readStored(openMediaStore(process.env), basename(publicUrl))
const right = { x: 50, y: 0, width: 50, height: 100 }
const formats = {
  jpg: () => halves().jpeg().toBuffer(),
  png: () => halves().png().toBuffer(),
  webp: () => halves().webp().toBuffer(),
  gif: () => halves().gif().toBuffer(),
  svg: async () =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><rect width="100" height="100" fill="${red}"/><rect x="100" width="100" height="100" fill="${blue}"/></svg>`,
    ),
}

test.each(Object.entries(formats))(
  'of a %s the copy shows the part, and nothing else changes',
  async (extension, make) => {
    const original = await upload(`a.${extension}`, await make())
    const { status, json } = await crop(original.id, right)
    expect(status).toBe(200)
    const copy: MediaItem = json.croppedMedia
    expect(copy).toMatchObject({
      parentId: original.id,
      cropArea: right,
      width: 100,
      height: 100,
      extension,
      alt: 'Zwei Hälften',
    })
    const { data, info } = await sharp((await bytesOf(copy)) ?? undefined)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([100, 100])
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
    for (const [red = 0, , blue = 0] of [at(4, 4), at(95, 95)]) expect(blue - red).toBeGreaterThan(200)
    expect((await cms.call(listMedia, { id: original.id })).json.media).toEqual([original])
  },
)

test('the library lists originals; a copy is found by its id, and a part of it is a part of its parent', async () => {
  const original = await upload('b.png', await halves().png().toBuffer())
  const copy: MediaItem = (await crop(original.id, right)).json.croppedMedia
  expect((await cms.call(listMedia, { search: 'b.png' })).json.media.map(({ id }: MediaItem) => id)).toEqual([
    original.id,
  ])
  expect((await cms.call(listMedia, { id: copy.id })).json).toMatchObject({ media: [{ id: copy.id }], total: 1 })
  const whole = { x: 0, y: 0, width: 100, height: 100 }
  expect((await crop(copy.id, whole)).json.croppedMedia).toMatchObject({ parentId: original.id, width: 200 })
})

test('the same part with the same focus is the same copy, with another focus another one', async () => {
  const original = await upload('c.png', await halves().png().toBuffer())
  const first = (await crop(original.id, right, { x: 0.2, y: 0.3 })).json.croppedMedia
  expect((await crop(original.id, right, { x: 0.2, y: 0.3 })).json.croppedMedia.id).toBe(first.id)
  const other = (await crop(original.id, right, { x: 0.9, y: 0.3 })).json.croppedMedia
  expect(other).toMatchObject({ focalPoint: { x: 0.9, y: 0.3 } })
  expect(other.id).not.toBe(first.id)
})

test('a picture whose copy a page shows is in use; else it takes its copies along, in the library and in the admin', async () => {
  const page = await makePage(cms)
  const original = await upload('d.png', await halves().png().toBuffer())
  const copy: MediaItem = (await crop(original.id, right)).json.croppedMedia
  const place = { itemType: 'field', linkId: page.fieldId('image') } as const
  await cms.call(saveData, { ...place, data: { mediaId: copy.id }, base: {} })
  expect((await cms.call(listMediaUses, { id: original.id })).json.uses).toMatchObject([
    { kind: 'page', id: page.pageId },
  ])
  expect((await cms.call(deleteMedia, { mediaId: original.id })).json.code).toBe('IN_USE')
  expect((await cms.request({ method: 'DELETE', path: `/bf-media/${original.id}` })).status).toBe(409)
  await cms.call(saveData, { ...place, data: { mediaId: null }, base: { mediaId: 1 } })
  expect((await cms.call(deleteMedia, { mediaId: original.id })).status).toBe(200)
  const other = await upload('e.png', await halves().png().toBuffer())
  const otherCopy: MediaItem = (await crop(other.id, right)).json.croppedMedia
  expect((await cms.request({ method: 'DELETE', path: `/bf-media/${other.id}` })).status).toBe(200)
  for (const { id, publicUrl } of [copy, otherCopy]) {
    expect(await cms.db.rows(sql`select 1 from bf_media where id = ${id}`)).toEqual([])
    expect((await cms.request({ method: 'GET', path: publicUrl.replace('/api', ''), as: null })).status).toBe(404)
  }
})

test('what is no part, no picture or not there is refused and leaves nothing behind', async () => {
  const original = await upload('f.png', await halves().png().toBuffer())
  const count = async () => (await cms.db.rows(sql`select id from bf_media`)).length
  const before = await count()
  expect((await crop(original.id, { x: 80, y: 0, width: 50, height: 50 })).status).toBe(400)
  expect((await crop('00000000-0000-4000-8000-000000000000', right)).json.code).toBe('NOT_FOUND')
  expect((await cms.call(cropImage, { media: { id: original.id, cropArea: right } }, null)).status).toBe(401)
  await cms.db.rows(sql`update bf_media set media_type = 'video' where id = ${original.id}`)
  expect((await crop(original.id, right)).json.code).toBe('CROP_FAILED')
  expect(await count()).toBe(before)
})
