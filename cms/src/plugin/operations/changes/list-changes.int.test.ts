import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { saveData } from 'shared/api/v1/data.ts'
import { addGroup, removeGroup, sortGroup } from 'shared/api/v1/group.ts'
import { uploadMedia } from 'shared/api/v1/media.ts'
import { getDocument, listChanges, revertPage, updatePageInfo } from 'shared/api/v1/page.ts'
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

test('who names the time of the answer before hears what was saved since, also where nothing is left to publish', async () => {
  const page = await makePage(cms)
  const id = page.pageId
  const first = (await cms.call(listChanges, { id })).json
  expect(first.saves).toEqual([])
  // Rows count for ten seconds after the transaction that wrote them began: what is older is not heard again.
  await cms.db.rows(sql`update fields set updated_at = now() - interval '1 minute' where page_id = ${id}`)
  await cms.call(removeGroup, { pageId: id, groupId: page.groupId }, cms.admin)
  const { saves, changes } = (await cms.call(listChanges, { id, since: first.now })).json
  expect(changes.filter(({ itemType }: { itemType: string }) => itemType === 'group')).toEqual([])
  expect(saves[0]).toMatchObject({
    itemType: 'group',
    id: page.groupId,
    status: 'deleted',
    revs: { deleted: 1 },
    by: 'Test admin',
  })
  expect(saves.map((save: { itemType: string }) => save.itemType)).not.toContain('field')
  const { groups } = (await cms.call(getDocument, { id, lang: 'de' })).json.document
  expect(groups).toMatchObject([{ id: page.groupId, status: 'deleted', removedBy: 'Test admin' }])
})

test('a move and a revert are saves as well', async () => {
  const page = await makePage(cms)
  const id = page.pageId
  const { groups } = (await cms.call(addGroup, { pageId: id, groupName: 'cta' })).json
  await page.publish()
  const { now } = (await cms.call(listChanges, { id })).json
  await cms.call(sortGroup, { pageId: id, groupId: page.groupId, direction: 'down', base: { order: 1 } })
  const orderOf = async () => {
    const { saves } = (await cms.call(listChanges, { id, since: now })).json
    return saves.find((save: { id: string }) => save.id === page.groupId)
  }
  expect(await orderOf()).toMatchObject({ revs: { order: 2 }, status: 'draft' })
  await cms.call(revertPage, { id })
  expect(await orderOf()).toMatchObject({ revs: { order: 3 }, status: 'published' })
  expect(groups).toHaveLength(1)
})
