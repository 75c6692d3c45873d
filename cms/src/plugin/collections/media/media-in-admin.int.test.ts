import { saveData } from '@blickfang/contract/api/v1/data.ts'
import { getFormerFile, restoreMedia } from '@blickfang/contract/api/v1/library/replace-media.ts'
import { cropImage, listMedia, updateMedia, uploadMedia } from '@blickfang/contract/api/v1/media.ts'
import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { picturesOf } from '../../media/pictures.ts'
import { makePage } from '../../testing/make-page.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

async function upload(name: string): Promise<{ id: string; objectId: string }> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0f4c45' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], name))
  const { json } = await cms.request({ method: 'POST', path: `/v1${uploadMedia.path}`, body: form })
  return json.media
}

/** A medium that stands on a page, and the page's name. */
async function uploadShown(name: string) {
  const { id } = await upload(name)
  const page = await makePage(cms)
  await cms.call(saveData, { itemType: 'field', linkId: page.fieldId('image'), data: { mediaId: id }, base: {} })
  const { title } = await cms.payload.findByID({ collection: 'bf-pages', id: page.pageId, overrideAccess: true })
  return { id, title: String(title) }
}

const remove = (id: string, as?: string | null) =>
  cms.request({
    method: 'DELETE',
    path: `/bf-media/${id}`,
    headers: { 'accept-language': 'de' },
    ...(as !== undefined && { as }),
  })
const removeAll = (ids: readonly string[]) =>
  cms.request({
    method: 'DELETE',
    path: `/bf-media?${ids.map((id, place) => `where[id][in][${place}]=${id}`).join('&')}`,
    headers: { 'accept-language': 'fr' },
  })
const exists = async (id: string) => (await cms.request({ method: 'GET', path: `/bf-media/${id}` })).status === 200

test('the admin deletes a medium that nothing shows, with its file', async () => {
  const { id, objectId } = await upload('frei.png')
  expect((await remove(id)).status).toBe(200)
  expect(await exists(id)).toBe(false)
  expect(await picturesOf(cms.payload).findOriginal(objectId)).toBeNull()
})

test('the admin keeps a medium that a page shows, and says which page', async () => {
  const { id, title } = await uploadShown('gezeigt.png')
  const refused = await remove(id)
  expect(refused).toMatchObject({
    status: 409,
    json: { errors: [{ data: { code: 'IN_USE', uses: [{ kind: 'page', name: title }] } }] },
  })
  expect(refused.json.errors[0].message).toBe(
    `«gezeigt.png»: Dies wird noch verwendet und kann nicht entfernt werden. Zu finden auf: ${title}.`,
  )
  expect(await exists(id)).toBe(true)
})

test('the admin keeps the picture of a person of the team, and says whose it is', async () => {
  const { id } = await upload('vera.png')
  const data = { firstName: 'Vera', lastName: 'Muster', picture: id }
  await cms.payload.create({ collection: 'bf-staff', data, overrideAccess: true })
  expect((await remove(id)).json.errors[0].data).toMatchObject({
    code: 'IN_USE',
    uses: [{ kind: 'person', name: 'Vera Muster' }],
  })
})

test('of several ticked media those go that nothing shows', async () => {
  const [free, shown, other] = [await upload('a.png'), await uploadShown('b.png'), await upload('c.png')]
  const { json } = await removeAll([free.id, shown.id, other.id])
  expect(json.errors).toEqual([
    {
      id: shown.id,
      isPublic: true,
      message: expect.stringMatching(`^«b.png»: .* Se trouve sur\\s: ${shown.title}\\.$`),
    },
  ])
  expect(await Promise.all([free.id, shown.id, other.id].map(exists))).toEqual([false, true, false])
  expect(await picturesOf(cms.payload).findOriginal(free.objectId)).toBeNull()
})

const png = (background: string, width = 200) =>
  sharp({ create: { width, height: 100, channels: 3, background } })
    .png()
    .toBuffer()
async function replaceInForm(id: string, bytes: Buffer, fields: object = {}) {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], 'Neu.png', { type: 'image/png' }))
  form.set('_payload', JSON.stringify(fields))
  return cms.request({ method: 'PATCH', path: `/bf-media/${id}`, body: form })
}
const medium = async (id: string): Promise<MediaItem> => (await cms.call(listMedia, { id })).json.media[0]
async function colourOf({ objectId }: MediaItem) {
  const { channels } = await sharp(await picturesOf(cms.payload).getOriginal(objectId)).stats()
  return channels.slice(0, 3).map(({ mean }) => Math.round(mean))
}

test('a file that is replaced in the admin is one everywhere: copies are cut anew, and the one before can be had back', async () => {
  const { id, objectId } = await upload('alt.png')
  const cropArea = { x: 50, y: 0, width: 50, height: 100 }
  const { croppedMedia: copy } = (await cms.call(cropImage, { media: { id, cropArea } })).json
  await cms.call(updateMedia, { media: { id, focalPoint: { x: 0.2, y: 0.4 }, alt: { de: 'Laden' } } })
  const opened = (await cms.request({ method: 'GET', path: `/bf-media/${id}` })).json
  expect((await replaceInForm(id, await png('#0000ff'), { ...opened, tags: ['neu'] })).status).toBe(200)
  const now = await medium(id)
  expect(now).toMatchObject({
    ...{ originalFilename: 'Neu.png', width: 200, height: 100, tags: ['neu'], alt: 'Laden' },
    focalPoint: { x: 0.2, y: 0.4 },
  })
  expect(now.objectId).not.toBe(objectId)
  const cut = await medium(copy.id)
  expect(cut).toMatchObject({ cropArea, width: 100, parentId: id })
  expect([await colourOf(now), await colourOf(cut)]).toEqual([
    [0, 0, 255],
    [0, 0, 255],
  ])
  const { former } = (await cms.call(getFormerFile, { id })).json
  expect((await cms.call(restoreMedia, { formerId: former.id })).json.media).toMatchObject({
    ...{ originalFilename: 'alt.png', width: 40 },
  })
  expect(await colourOf(await medium(copy.id))).toEqual([15, 76, 69])
})

test('a form of the admin that was open meanwhile takes back neither a file nor words, and is refused where both have changed them', async () => {
  const { id } = await upload('alt.png')
  await cms.call(updateMedia, { media: { id, alt: { de: 'Laden' }, tags: ['a'] } })
  const opened = (await cms.request({ method: 'GET', path: `/bf-media/${id}` })).json
  await replaceInForm(id, await png('#0000ff', 300))
  await cms.call(updateMedia, { media: { id, alt: { de: 'Der Laden' } } })
  const send = (form: object) => cms.request({ method: 'PATCH', path: `/bf-media/${id}`, body: form })
  expect((await send({ ...opened, tags: ['a', 'b'] })).status).toBe(200)
  expect(await medium(id)).toMatchObject({
    ...{ alt: 'Der Laden', tags: ['a', 'b'], width: 300, originalFilename: 'Neu.png' },
  })
  const refused = await send({ ...opened, alt: 'Geschäft' })
  expect([refused.status, refused.json.errors[0].data.code]).toEqual([409, 'CONFLICT'])
  expect(await medium(id)).toMatchObject({ alt: 'Der Laden' })
})

test('nobody deletes a medium without a session', async () => {
  const { id } = await upload('frei.png')
  expect((await remove(id, null)).status).toBe(403)
  expect(await exists(id)).toBe(true)
})

test('a medium is found by its name, its alternative text of any language and its tags, by several words of them', async () => {
  const { id } = await upload('Marktgasse.png')
  await cms.call(updateMedia, { media: { id, alt: { de: 'Brille', fr: 'Vitrine' }, tags: ['Herbst 100%'] } })
  await upload('Nebenan.png')
  const found = async (search: string) => {
    const { json } = await cms.request({
      method: 'GET',
      path: `/bf-media?where[or][0][words][like]=${encodeURIComponent(search)}`,
    })
    return json.docs.map((doc: { id: string }) => doc.id)
  }
  for (const search of ['marktgasse', 'brille', 'vitrine', 'herbst', '100%', 'herbst  marktgasse'])
    expect([search, await found(search)]).toEqual([search, [id]])
  for (const search of ['herbst nebenan', '_arktgasse', 'nirgends'])
    expect([search, await found(search)]).toEqual([search, []])
  expect(cms.payload.collections['bf-media']?.config.admin.listSearchableFields).toEqual(['words'])
})
