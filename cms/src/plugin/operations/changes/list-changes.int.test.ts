import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { saveData } from 'shared/api/v1/data.ts'
import { uploadMedia } from 'shared/api/v1/media.ts'
import { listChanges, updatePageInfo } from 'shared/api/v1/page.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePage } from '../../testing/make-page.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
beforeAll(async () => {
  process.env.MEDIA_DIR = mkdtempSync(join(tmpdir(), 'blickfang-changes-'))
  cms = await startCms()
})
afterAll(() => cms.stop())

async function upload(name: string, alt: string): Promise<{ id: string; publicUrl: string }> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0f4c45' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], name))
  form.set('alt', alt)
  form.set('lang', 'de')
  return (await cms.request({ method: 'POST', path: `/v1${uploadMedia.path}`, body: form })).json.media
}

test('a changed picture comes with the one that is live and the one that will be', async () => {
  const page = await makePage(cms)
  const linkId = page.fieldId('image')
  const [shop, glasses] = [await upload('laden.png', 'Der Laden'), await upload('brille.png', 'Eine Brille')]
  const first = await cms.call(saveData, { itemType: 'field', linkId, data: { mediaId: shop.id } })
  await page.publish()
  await cms.call(saveData, { itemType: 'field', linkId, data: { mediaId: glasses.id }, base: first.json.revs })
  expect((await cms.call(listChanges, { id: page.pageId })).json.changes).toMatchObject([
    {
      key: 'mediaId',
      before: 'laden.png',
      after: 'brille.png',
      pictures: {
        before: { publicUrl: shop.publicUrl, alt: 'Der Laden' },
        after: { publicUrl: glasses.publicUrl, alt: 'Eine Brille' },
      },
    },
  ])
})

test('a changed description is told in words, without pictures', async () => {
  const page = await makePage(cms)
  await page.publish()
  await cms.call(updatePageInfo, { id: page.pageId, lang: 'de', meta: { description: 'Sehtest in 40 Minuten.' } })
  expect((await cms.call(listChanges, { id: page.pageId })).json.changes).toMatchObject([
    { itemType: 'page', key: 'description.de', before: null, after: 'Sehtest in 40 Minuten.', pictures: null },
  ])
})
