import { saveData } from '@blickfang/shared/api/v1/data.ts'
import { removeGroup } from '@blickfang/shared/api/v1/group.ts'
import { deleteMedia, listMediaUses, uploadMedia } from '@blickfang/shared/api/v1/media.ts'
import { getSettings, saveSettings } from '@blickfang/shared/api/v1/settings.ts'
import { settingsPictures } from '@blickfang/shared/content/settings.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePage } from '../../testing/make-page.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

async function upload(name: string): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0f4c45' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], name))
  const { json } = await cms.request({ method: 'POST', path: `/v1${uploadMedia.path}`, body: form })
  return json.media.id
}

/** Where the library says that a medium is used, which is why it may not be deleted. */
async function usesOf(id: string) {
  const { uses } = (await cms.call(listMediaUses, { id })).json
  expect(await cms.call(deleteMedia, { mediaId: id })).toMatchObject({ status: 409, json: { code: 'IN_USE', uses } })
  return uses
}

test.each(settingsPictures)('the %s of the settings is in use, although no page shows it', async (name) => {
  const id = await upload(`${name}.png`)
  const { settings, rev } = (await cms.call(getSettings, {})).json
  const header = { ...settings.header, [name]: id }
  expect((await cms.call(saveSettings, { settings: { ...settings, header }, base: rev })).status).toBe(200)
  expect(await usesOf(id)).toEqual([{ kind: 'setting', name }])
})

test('a medium’s uses are pages, people of the team and settings together, each once', async () => {
  const id = await upload('vera.png')
  const page = await makePage(cms)
  await cms.call(saveData, { itemType: 'field', linkId: page.fieldId('image'), data: { mediaId: id }, base: {} })
  await page.publish()
  const { title } = await cms.payload.findByID({ collection: 'pages', id: page.pageId, overrideAccess: true })
  const data = { firstName: 'Vera', lastName: 'Muster', picture: id }
  await cms.payload.create({ collection: 'staff', data, overrideAccess: true })
  expect(await usesOf(id)).toEqual([
    { kind: 'page', id: page.pageId, name: title },
    { kind: 'person', name: 'Vera Muster' },
  ])
})

test('a medium that only a removed block names is used nowhere, and goes', async () => {
  const id = await upload('weg.png')
  const page = await makePage(cms)
  await cms.call(saveData, { itemType: 'field', linkId: page.fieldId('image'), data: { mediaId: id }, base: {} })
  await cms.call(removeGroup, { pageId: page.pageId, groupId: page.groupId, base: {} })
  expect((await cms.call(listMediaUses, { id })).json.uses).toEqual([])
  expect((await cms.call(deleteMedia, { mediaId: id })).status).toBe(200)
})
