import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { saveData } from '@blickfang/contract/api/v1/data.ts'
import { addGroup, removeGroup, sortGroup } from '@blickfang/contract/api/v1/group.ts'
import { uploadMedia } from '@blickfang/contract/api/v1/media.ts'
import {
  getDocument,
  getPublicationStatus,
  listChanges,
  revertPage,
  updatePageInfo,
} from '@blickfang/contract/api/v1/page.ts'
import { looksBetween, namesFrom } from '@blickfang/contract/content/changes/value-in-words.ts'
import { sql } from '@payloadcms/db-postgres'
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
  const first = await cms.call(saveData, { itemType: 'field', linkId, data: { mediaId: shop.id }, base: {} })
  await page.publish()
  await cms.call(saveData, { itemType: 'field', linkId, data: { mediaId: glasses.id }, base: first.json.revs })
  const { changes, called } = (await cms.call(listChanges, { id: page.pageId })).json
  expect(changes).toMatchObject([{ key: 'mediaId', before: shop.id, after: glasses.id }])
  const byName = called.media.toSorted((a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1))
  expect(byName).toEqual([
    { id: glasses.id, name: 'brille.png', mediaType: 'image', publicUrl: glasses.publicUrl, alt: 'Eine Brille' },
    { id: shop.id, name: 'laden.png', mediaType: 'image', publicUrl: shop.publicUrl, alt: 'Der Laden' },
  ])
})

test('whether others did something to other pages is told, as of the time that is named', async () => {
  const [own, other] = [await makePage(cms), await makePage(cms)]
  await cms.db.rows(sql`update bf_pages set draft = draft`)
  const asked = async (since: string) => (await cms.call(listChanges, { id: own.pageId, since })).json.hasOtherPages
  // A little is heard twice.
  const later = new Date(Date.now() + 60_000).toISOString()
  expect((await cms.call(listChanges, { id: own.pageId })).json.hasOtherPages).toBe(false)
  expect(await asked(later)).toBe(false)
  const { now } = (await cms.call(listChanges, { id: own.pageId })).json
  await cms.call(updatePageInfo, { id: other.pageId, lang: 'de', meta: { name: 'Anders' }, base: { 'name.de': 1 } })
  expect(await asked(now)).toBe(true)
})

test('a changed description is told as it is stored', async () => {
  const page = await makePage(cms)
  await page.publish()
  await cms.call(updatePageInfo, {
    id: page.pageId,
    lang: 'de',
    meta: { description: 'Sehtest in 40 Minuten.' },
    base: {},
  })
  expect((await cms.call(listChanges, { id: page.pageId })).json.changes).toMatchObject([
    { itemType: 'page', key: 'description.de', before: null, after: 'Sehtest in 40 Minuten.' },
  ])
})

test('who names the time of the answer before hears what was saved since, also where nothing is left to publish', async () => {
  const page = await makePage(cms)
  const id = page.pageId
  const first = (await cms.call(listChanges, { id })).json
  expect(first.saves).toEqual([])
  // Rows count for ten seconds after the transaction that wrote them began: what is older is not heard again.
  await cms.db.rows(sql`update bf_fields set updated_at = now() - interval '1 minute' where page_id = ${id}`)
  await cms.call(removeGroup, { pageId: id, groupId: page.groupId, base: {} }, cms.admin)
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

const richText = (first: object) => ({
  root: {
    type: 'root',
    children: [
      { type: 'paragraph', children: [{ type: 'text', text: 'Zuerst', ...first }] },
      { type: 'paragraph', textFormat: 0, textStyle: '', children: [{ type: 'text', text: 'Dann' }] },
    ],
  },
})

test('a colour and a link of a rich text are told, although no word has changed', async () => {
  const page = await makePage(cms, 'richTextBlock')
  const linkId = page.fieldId('text')
  const save = (first: object, base: number) =>
    cms.call(saveData, {
      itemType: 'field',
      linkId,
      data: { content: { de: { text: '', json: richText(first) as never, by: 'person' } } },
      base: { 'content.de': base },
    })
  expect((await save({}, 0)).status).toBe(200)
  await page.publish()
  await save({ format: 1, $: { color: 'primary' } }, 1)
  const { changes, called } = (await cms.call(listChanges, { id: page.pageId })).json
  expect(changes).toMatchObject([{ key: 'content.de', kind: 'changed' }])
  const [{ key, before, after }] = changes
  expect(looksBetween(key, before, after, namesFrom(called, 'de'))).toEqual([
    { kind: 'added', mark: 'bold', value: null, words: 'Zuerst' },
    { kind: 'added', mark: 'color', value: 'primary', words: 'Zuerst' },
  ])
  // Taken back by hand, with what the editor notes beside it.
  expect((await save({ $: { color: 'transparent' } }, 2)).status).toBe(200)
  expect((await cms.call(listChanges, { id: page.pageId })).json).toMatchObject({ changes: [], counts: { fields: 0 } })
})

test('a sample that was typed over and taken back is no change', async () => {
  const page = await makePage(cms, 'richTextBlock')
  await page.publish()
  const field = page.groups[0]?.fields.find(({ name }) => name === 'text')
  const sample = field?.values['content.de']
  const save = (de: unknown, base: number) =>
    cms.call(saveData, {
      itemType: 'field',
      linkId: field?.id ?? '',
      data: { content: { de: de as never } },
      base: { 'content.de': base },
    })
  expect((await save({ text: 'Anders', by: 'person' }, 0)).status).toBe(200)
  expect((await save(sample, 1)).status).toBe(200)
  expect((await cms.call(listChanges, { id: page.pageId })).json.changes).toEqual([])
})

test('what was published with the sample as it used to be noted goes back to that', async () => {
  const page = await makePage(cms, 'richTextBlock')
  const linkId = page.fieldId('text')
  const old = { text: 'Zuerst\n\nDann', json: richText({}), by: 'person' }
  await cms.db.rows(
    sql`update bf_fields set draft = jsonb_build_object('content.de', ${JSON.stringify(old)}::jsonb) where id = ${linkId}`,
  )
  await page.publish()
  for (const [text, base] of [
    ['Anders', 0],
    [null, 1],
  ] as const)
    await cms.call(saveData, {
      itemType: 'field',
      linkId,
      data: { content: { de: (text ? { text, by: 'person' } : old) as never } },
      base: { 'content.de': base },
    })
  expect((await cms.call(listChanges, { id: page.pageId })).json.changes).toEqual([])
})

test('a new block is one thing to publish, with all that it holds', async () => {
  const page = await makePage(cms)
  await page.publish()
  const items = async () => (await cms.call(getPublicationStatus, { id: page.pageId })).json.items
  expect(await items()).toBe(0)
  const board = (await cms.call(addGroup, { pageId: page.pageId, groupName: 'imageBoard' })).json
  expect(board.groups.length).toBeGreaterThan(1)
  expect(await items()).toBe(1)
  await cms.call(saveData, {
    itemType: 'field',
    linkId: page.fieldId('title'),
    data: { content: { de: { text: 'Neu', by: 'person' } } },
    base: {},
  })
  expect(await items()).toBe(2)
  await page.publish()
  await cms.call(addGroup, { pageId: page.pageId, groupName: 'imageCard', parentId: board.groups[0].id })
  expect(await items()).toBe(1)
})

test('a live page that was archived or sorted waits elsewhere for all other pages, until it is published', async () => {
  const [page, person] = [await makePage(cms), await makePage(cms)]
  const elsewhere = async () => (await cms.call(getPublicationStatus, { id: page.pageId })).json.elsewhere
  const before = await elsewhere()
  const archive = (archived: boolean, base: number) =>
    cms.call(updatePageInfo, { id: person.pageId, lang: 'de', meta: { archived }, base: { archived: base } })
  await archive(true, 0)
  expect(await elsewhere()).toBe(before)
  await archive(false, 1)
  await page.publish()
  await person.publish()
  await archive(true, 2)
  expect(await elsewhere()).toBe(before + 1)
  await person.publish()
  expect(await elsewhere()).toBe(before)
})

test('a link comes with the name of its page, and nobody learns a password', async () => {
  const [page, target] = [await makePage(cms, 'cta'), await makePage(cms)]
  await page.publish()
  const link = { type: 'page', page: { id: target.pageId, collection: null } } as const
  await cms.call(saveData, {
    itemType: 'field',
    linkId: page.fieldId('primaryButton'),
    data: { options: { link } },
    base: {},
  })
  await cms.call(updatePageInfo, { id: page.pageId, lang: 'de', meta: { password: 'brille 7' }, base: {} })
  const { changes, called } = (await cms.call(listChanges, { id: page.pageId })).json
  expect(changes).toMatchObject([{ key: 'options.link', after: link }])
  expect(called.pages.map(({ id }: { id: string }) => id)).toContain(target.pageId)
  expect(JSON.stringify({ changes, called })).not.toMatch(/brille|password/)
})
