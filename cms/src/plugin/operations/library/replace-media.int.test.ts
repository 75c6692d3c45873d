import { basename } from 'node:path'
import { organiseMedia } from '@blickfang/contract/api/v1/library/organise-media.ts'
import { getFormerFile, replaceMedia, restoreMedia } from '@blickfang/contract/api/v1/library/replace-media.ts'
import { cropImage, deleteMedia, listMedia, updateMedia, uploadMedia } from '@blickfang/contract/api/v1/media.ts'
import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import { readStored } from '@blickfang/platform/store/media-store.ts'
import { openMediaStore } from '@blickfang/platform/store/open-media-store.ts'
import { sql } from '@payloadcms/db-postgres'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formerKey } from '../../media/former-key.ts'
import { picturesOf } from '../../media/pictures.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { removeFormerFiles } from '../expiry/former-files.ts'
import { prepareLibrary } from '../media/prepare-library.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

let drawn = 0
/** Picture whose left half is of one colour and whose right half of another; no two pictures are the same. */
function halves(left: string, right: string, width = 200, height = 100): Promise<Buffer> {
  const half = { width: width / 2, height, channels: 3, background: right } as const
  const dot = {
    width: 1,
    height: 1,
    channels: 3,
    background: { r: ++drawn % 256, g: (drawn * 7) % 256, b: 9 },
  } as const
  return sharp({ create: { width, height, channels: 3, background: left } })
    .composite([
      { input: { create: half }, left: width / 2, top: 0 },
      { input: { create: dot }, left: 0, top: 0 },
    ])
    .png()
    .toBuffer()
}

async function send(
  path: string,
  name: string,
  bytes: Buffer | string,
  values: Record<string, string> = {},
  as?: null,
) {
  const form = new FormData()
  form.set('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name))
  for (const [key, value] of Object.entries(values)) form.set(key, value)
  return cms.request({ method: 'POST', path: `/v1${path}`, body: form, ...(as === null && { as }) })
}
const upload = async (name: string, bytes: Buffer, values: Record<string, string> = {}): Promise<MediaItem> =>
  (await send(uploadMedia.path, name, bytes, { alt: 'Zwei Hälften', ...values })).json.media
const replace = (id: string, name: string, bytes: Buffer | string) => send(replaceMedia.path, name, bytes, { id })
const restore = (formerId: string) => cms.call(restoreMedia, { formerId })
const medium = async (id: string): Promise<MediaItem> => (await cms.call(listMedia, { id })).json.media[0]
const stored = (key: string) => readStored(openMediaStore(process.env), key)
const bytesOf = ({ publicUrl }: MediaItem) => stored(basename(publicUrl))
const isServed = async ({ publicUrl }: MediaItem) =>
  (await cms.request({ method: 'GET', path: publicUrl.replace('/api', ''), as: null })).status === 200

async function colourAt(item: MediaItem, x: number): Promise<readonly number[]> {
  const { data, info } = await sharp((await bytesOf(item)) ?? undefined)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data.subarray((50 * info.width + x) * info.channels).subarray(0, 3)]
}
const red = [255, 0, 0]
const blue = [0, 0, 255]
const green = [0, 255, 0]

test('a replaced file is another one everywhere at once, what people said of it stays, and it can be had back', async () => {
  const original = await upload('alt.png', await halves('#ff0000', '#0000ff'))
  await cms.db.rows(sql`update bf_media set original_filename = 'Foto.heic' where id = ${original.id}`)
  await cms.call(updateMedia, { media: { id: original.id, focalPoint: { x: 0.2, y: 0.4 }, tags: ['Laden'] } })
  await cms.call(organiseMedia, { changes: [{ id: original.id, folder: { to: 'Sommer' } }] })
  const before = await bytesOf(original)
  cms.told.length = 0
  const { status, json } = await replace(
    original.id,
    'Neu.jpg',
    await sharp(await halves('#00ff00', '#0000ff', 300))
      .jpeg()
      .toBuffer(),
  )
  expect(status).toBe(200)
  expect(json.media).toMatchObject({
    ...{ id: original.id, originalFilename: 'Neu.jpg', extension: 'jpg', mimeType: 'image/jpeg', width: 300 },
    ...{ alt: 'Zwei Hälften', tags: ['Laden'], focalPoint: { x: 0.2, y: 0.4 }, bucketFolder: 'Sommer' },
  })
  expect(json.media.publicUrl).not.toBe(original.publicUrl)
  expect(cms.told).toContain(`media:${original.id}`)
  expect([await isServed(json.media), await isServed(original)]).toEqual([true, false])
  expect(await stored(basename(original.publicUrl))).toBeNull()

  const { former } = (await cms.call(getFormerFile, { id: original.id })).json
  expect(former).toMatchObject({ id: json.former.id, originalFilename: 'Foto.heic' })
  const back = await restore(former.id)
  expect(back.json.media).toMatchObject({ originalFilename: 'Foto.heic', width: 200, mimeType: 'image/png' })
  expect(await bytesOf(back.json.media)).toEqual(before)
  expect(new Set([original, json.media, back.json.media].map(({ publicUrl }) => publicUrl)).size).toBe(3)
  // And that can be taken back as well.
  expect((await restore(back.json.former.id)).json.media).toMatchObject({ originalFilename: 'Neu.jpg', width: 300 })
  expect((await restore(former.id)).status).toBe(404)
})

test('copies show the same part of the new file, and of the old one again', async () => {
  const original = await upload('a.png', await halves('#ff0000', '#0000ff'))
  const area = { x: 50, y: 0, width: 50, height: 100 }
  const copy: MediaItem = (await cms.call(cropImage, { media: { id: original.id, cropArea: area } })).json.croppedMedia
  cms.told.length = 0
  // Of a copy, what it is a part of is replaced.
  const { json } = await replace(copy.id, 'b.png', await halves('#0000ff', '#00ff00', 400))
  expect([json.media.id, json.copies.map(({ id }: MediaItem) => id)]).toEqual([original.id, [copy.id]])
  expect(json.copies[0]).toMatchObject({
    cropArea: area,
    parentId: original.id,
    width: 200,
    focalPoint: copy.focalPoint,
  })
  expect(await colourAt(json.copies[0], 150)).toEqual(green)
  expect(cms.told).toEqual(expect.arrayContaining([`media:${original.id}`, `media:${copy.id}`]))
  await restore(json.former.id)
  expect([await colourAt(await medium(copy.id), 50), await colourAt(await medium(original.id), 50)]).toEqual([
    blue,
    red,
  ])
})

test('who has replaced it again since is not undone', async () => {
  const original = await upload('a.png', await halves('#ff0000', '#0000ff'))
  const first = (await replace(original.id, 'b.png', await halves('#00ff00', '#0000ff'))).json
  await replace(original.id, 'c.png', await halves('#00ff00', '#ff0000'))
  expect((await restore(first.former.id)).json.code).toBe('CONFLICT')
  expect(await medium(original.id)).toMatchObject({ originalFilename: 'c.png' })
})

test('two who replace at the same time both do, one after the other, and nothing is left over', async () => {
  const original = await upload('a.png', await halves('#ff0000', '#0000ff'))
  const [one, other] = [await halves('#00ff00', '#0000ff'), await halves('#00ff00', '#ff0000')]
  const both = await Promise.all([replace(original.id, 'b.png', one), replace(original.id, 'c.png', other)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const now = await medium(original.id)
  expect(await isServed(now)).toBe(true)
  const formers = await cms.db.rows<{ filename: string }>(
    sql`select filename from bf_former_files where media_id = ${original.id}`,
  )
  expect(formers).toHaveLength(2)
  for (const { filename } of formers) {
    expect(await stored(formerKey(filename))).not.toBeNull()
    expect(await stored(filename)).toBeNull()
  }
})

test('the same file changes nothing, and one that is refused does not either', async () => {
  const bytes = await halves('#ff0000', '#0000ff')
  const original = await upload('a.png', bytes)
  expect((await replace(original.id, 'z.png', bytes)).json).toMatchObject({ media: { id: original.id }, former: null })
  expect((await replace(original.id, 'z.png', 'kein Bild')).status).toBe(415)
  expect((await send(replaceMedia.path, 'z.png', bytes, { id: original.id }, null)).status).toBe(401)
  expect((await replace('00000000-0000-4000-8000-000000000000', 'z.png', bytes)).status).toBe(404)
  expect((await replace('x', 'z.png', bytes)).status).toBe(400)
  await cms.db.rows(sql`update bf_media set media_type = 'video' where id = ${original.id}`)
  expect((await replace(original.id, 'z.png', await halves('#00ff00', '#0000ff'))).json.code).toBe('INVALID')
  await cms.db.rows(sql`update bf_media set media_type = 'image' where id = ${original.id}`)
  expect(await medium(original.id)).toEqual(original)
  expect((await cms.call(getFormerFile, { id: original.id })).json.former).toBeNull()
})

test('a former file goes with its medium, and after its days', async () => {
  const [one, other] = [
    await upload('a.png', await halves('#ff0000', '#0000ff')),
    await upload('b.png', await halves('#ff0000', '#0000ff')),
  ]
  for (const { id } of [one, other]) await replace(id, 'c.png', await halves('#00ff00', '#0000ff'))
  const keys = [one, other].map(({ objectId }) => formerKey(objectId))
  for (const key of keys) expect(await stored(key)).not.toBeNull()
  expect((await cms.call(deleteMedia, { mediaId: one.id })).status).toBe(200)
  await cms.db.rows(
    sql`update bf_former_files set replaced_at = now() - interval '91 days' where media_id = ${other.id}`,
  )
  expect(await removeFormerFiles(cms.db, 90)).toBe(1)
  for (const key of keys) expect(await stored(key)).toBeNull()
})

test('a picture that comes a second time is the one that is there, whatever is noted in it and whatever it is called', async () => {
  const bytes = await sharp(await halves('#ff0000', '#0000ff'))
    .jpeg()
    .toBuffer()
  const noted = await sharp(bytes)
    .withExif({ IFD0: { Artist: 'Vera' } })
    .jpeg({ quality: 100 })
    .toBuffer()
  const first = await upload('a.jpg', noted)
  const again = await send(uploadMedia.path, 'IMG_0042.jpg', noted, { known: 'use', key: crypto.randomUUID() })
  expect(again.json).toMatchObject({ isKnown: true, media: { id: first.id } })
  const wanted = await send(uploadMedia.path, 'IMG_0042.jpg', noted)
  expect(wanted.json.media.id).not.toBe(first.id)
  expect(wanted.json.isKnown).toBeFalsy()
  const other = await send(uploadMedia.path, 'b.png', await halves('#00ff00', '#0000ff'), { known: 'use' })
  expect(other.json.isKnown).toBeFalsy()
})

test('a picture from before is recognised once the library has been summed up; a copy never is', async () => {
  const bytes = await halves('#ff0000', '#0000ff')
  const first = await upload('a.png', bytes)
  await cms.db.rows(sql`update bf_media set sum = null where id = ${first.id}`)
  const whole = { x: 0, y: 0, width: 100, height: 100 }
  await cms.call(cropImage, { media: { id: first.id, cropArea: whole, focalPoint: { x: 0.1, y: 0.1 } } })
  await prepareLibrary({ db: cms.db, pictures: picturesOf(cms.payload), signal: new AbortController().signal })
  const again = await send(uploadMedia.path, 'b.png', bytes, { known: 'use' })
  expect(again.json).toMatchObject({ isKnown: true, media: { id: first.id } })
})
