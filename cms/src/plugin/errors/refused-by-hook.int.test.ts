import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { uploadMedia } from '@blickfang/contract/api/v1/media.ts'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { picturesOf } from '../media/pictures.ts'
import { dumpContent } from '../testing/dump-content.ts'
import { startCms, type TestCms } from '../testing/start-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())
afterEach(() => {
  vi.restoreAllMocks()
})

async function upload(path: string) {
  const png = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#0f4c45' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('file', new File([new Uint8Array(png)], 'a.png', { type: 'image/png' }))
  if (path === '/bf-media') form.set('_payload', '{}')
  return cms.request({ method: 'POST', path, body: form, headers: { 'accept-language': 'de' } })
}

test.each([
  ['STORAGE_FULL', 507, 'Der Speicherplatz für Bilder ist voll'],
  ['UNAVAILABLE', 503, 'gerade nicht erreichbar'],
] as const)(
  'a store that says %s refuses an upload with %i, by the API and in the admin, and nothing is kept',
  async (code, status, sentence) => {
    const before = await dumpContent(cms.db)
    vi.spyOn(picturesOf(cms.payload), 'keep').mockRejectedValue(new AppError(code))
    const answer = await upload(`/v1${uploadMedia.path}`)
    expect(answer).toMatchObject({ status, json: { code, error: expect.stringContaining(sentence) } })
    const inAdmin = await upload('/bf-media')
    expect(inAdmin.status).toBe(status)
    expect(inAdmin.json.errors[0].message).toContain(sentence)
    expect(await dumpContent(cms.db)).toEqual(before)
  },
)

test('whatever a hook of any collection refuses reaches the admin with its status and sentence', async () => {
  const { collections } = cms.payload
  for (const [slug, { config }] of Object.entries(collections)) {
    // Who asks is looked up by id before, by the hooks of accounts as well: that is another refusal (find-asker.int.test.ts).
    const refuse: (typeof config.hooks.beforeOperation)[number] = ({ args }) => {
      if ('id' in args) return args
      throw new AppError('STORAGE_FULL')
    }
    config.hooks.beforeOperation.unshift(refuse)
    const answer = await cms.request({ method: 'GET', path: `/${slug}`, as: cms.admin })
    config.hooks.beforeOperation.shift()
    // Some that Payload keeps for itself have no address at all.
    if (answer.status === 404) continue
    expect([slug, answer.status]).toEqual([slug, 507])
    expect(answer.json.errors[0]).toMatchObject({
      message: expect.stringContaining('voll'),
      data: { code: 'STORAGE_FULL' },
    })
  }
})
