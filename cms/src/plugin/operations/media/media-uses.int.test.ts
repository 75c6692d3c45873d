import { deleteMedia, uploadMedia } from '@blickfang/shared/api/v1/media.ts'
import { getSettings, saveSettings } from '@blickfang/shared/api/v1/settings.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

test.each(['logo', 'alternativeLogo', 'icon'] as const)(
  'the %s of the settings is in use, although no page shows it',
  async (name) => {
    const id = await upload(`${name}.png`)
    const { settings, rev } = (await cms.call(getSettings, {})).json
    const header = { ...settings.header, [name]: id }
    expect((await cms.call(saveSettings, { settings: { ...settings, header }, base: rev })).status).toBe(200)
    expect(await cms.call(deleteMedia, { mediaId: id })).toMatchObject({ status: 409, json: { code: 'IN_USE' } })
  },
)
