import { randomUUID } from 'node:crypto'
import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { saveData } from '@blickfang/contract/api/v1/data.ts'
import { addGroup, removeGroup } from '@blickfang/contract/api/v1/group.ts'
import { deleteMedia, uploadMedia } from '@blickfang/contract/api/v1/media.ts'
import { addPage, getDocument, removePage } from '@blickfang/contract/api/v1/page.ts'
import { saveSettings } from '@blickfang/contract/api/v1/settings.ts'
import {
  addTemplate,
  getTemplate,
  listTemplates,
  removeTemplate,
  renameTemplate,
} from '@blickfang/contract/api/v1/templates/templates.ts'
import type { EditorGroup } from '@blickfang/contract/content/editor-page.ts'
import { toRichText } from '@blickfang/contract/content/rich-text.ts'
import { settingsSchema } from '@blickfang/contract/content/settings.ts'
import type { Revisions } from '@blickfang/contract/content/values.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { sql } from '@payloadcms/db-postgres'
import sharp from 'sharp'
import { v5 as uuidV5 } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { removeTemplateTombstones } from '../expiry/remove-content.ts'
import { listTemplates as listOperation } from './list-templates.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
  const settings = settingsSchema.parse({ languages: { default: 'de', active: ['de', 'fr'] } })
  await cms.call(saveSettings, { settings, base: 0 })
})
beforeEach(async () => void (await cms.db.rows(sql`delete from bf_content_templates`)))
afterAll(() => cms.stop())

const newPage = async (blocks: readonly string[] = [], name = `Seite ${randomUUID()}`): Promise<string> =>
  (await cms.call(addPage, { initialMeta: { name }, lang: 'de', initialGroups: [...blocks] })).json.page.id
const groupsOf = async (id: string, lang: Locale = 'de'): Promise<EditorGroup[]> =>
  (await cms.call(getDocument, { id, lang })).json.document.groups
const alive = (groups: readonly EditorGroup[]) => groups.filter(({ values }) => values.deleted !== true)

async function upload(): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0f4c45' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], 'laden.png'))
  return (await cms.request({ method: 'POST', path: `/v1${uploadMedia.path}`, body: form })).json.media.id
}

/** Words and values of a block and its cards, without ids and places. */
function contentOf(groups: readonly EditorGroup[], id: string): unknown {
  const cards = alive(groups).filter(({ parentId }) => parentId === id)
  const sorted = cards.toSorted((a, b) => (String(a.values.order) < String(b.values.order) ? -1 : 1))
  return [groups.find((group) => group.id === id), ...sorted].map((group, index) => {
    const { order, ...values } = group?.values ?? {}
    const fields = group?.fields.map((field) => [field.name, field.values])
    return { name: group?.name, values, ...(index > 0 && { order }), fields: Object.fromEntries(fields ?? []) }
  })
}

async function save(linkId: string, content: object, base: Revisions): Promise<void> {
  const saved = await cms.call(saveData, { itemType: 'field', linkId, data: { content } as never, base })
  expect([saved.status, saved.json.error]).toEqual([200, undefined])
}

/** A board with words in two languages, an option, and a card less than it began with. */
async function filledBoard() {
  const pageId = await newPage(['multiCta'])
  const groups = await groupsOf(pageId)
  const board = groups.find(({ parentId }) => parentId === null) as EditorGroup
  const [first, gone] = groups.filter(({ parentId }) => parentId === board.id) as [EditorGroup, EditorGroup]
  const title = first.fields.find(({ name }) => name === 'title') as EditorGroup['fields'][number]
  const content = { de: { text: 'Sehtest' }, fr: { text: 'Examen de la vue' } }
  await save(title.id, content, title.revs)
  const options = { alignment: 'center', boxed: false }
  const saved = await cms.call(saveData, { itemType: 'group', linkId: board.id, data: { options }, base: {} })
  expect(saved.status).toBe(200)
  await cms.call(removeGroup, { pageId, groupId: gone.id, base: {} })
  return { pageId, board, title }
}

async function keep(of: { itemType: 'group' | 'page'; id: string }, name = 'Meine Vorlage') {
  const id = randomUUID()
  const { status, json } = await cms.call(addTemplate, { id, name, of })
  expect([status, json.code]).toEqual([200, undefined])
  return (json as AnswerOf<typeof addTemplate>).template
}
const read = async (id: string, lang: Locale = 'de') => cms.call(getTemplate, { id, lang })
const list = async () => ((await cms.call(listTemplates, {})).json as AnswerOf<typeof listTemplates>).templates

test('a block that is kept comes with all its cards, words and options on another page, in every language, and asking again changes nothing', async () => {
  const { pageId, board } = await filledBoard()
  const template = await keep({ itemType: 'group', id: board.id })
  expect(template).toMatchObject({
    kind: 'block',
    name: 'Meine Vorlage',
    collection: null,
    blocks: ['multiCta'],
    rev: 1,
  })
  expect(await list()).toEqual([template])
  const other = await newPage(['cta'])
  const asked = { pageId: other, groupName: 'multiCta', id: randomUUID(), copyOf: template.id, order: 'Zz' }
  for (const answer of [await cms.call(addGroup, asked), await cms.call(addGroup, asked)]) {
    expect(answer.status).toBe(200)
    expect(answer.json.groups[0]).toMatchObject({ id: asked.id, values: { order: 'Zz' } })
  }
  for (const lang of ['de', 'fr'] as const)
    expect(contentOf(await groupsOf(other, lang), asked.id)).toEqual(contentOf(await groupsOf(pageId, lang), board.id))
})

test('what the editor shows at once is what the server makes, ids too', async () => {
  const { board } = await filledBoard()
  const { id } = await keep({ itemType: 'group', id: board.id })
  const shown: EditorGroup[] = (await read(id, 'fr')).json.groups
  const copy = randomUUID()
  const other = await newPage()
  const made: EditorGroup[] = (await cms.call(addGroup, { pageId: other, groupName: 'multiCta', id: copy, copyOf: id }))
    .json.groups
  expect(made.map((group) => group.id)).toEqual([copy, ...shown.slice(1).map((group) => uuidV5(group.id, copy))])
  expect(shown[0]?.id).toBe(id)
  const words = shown
    .flatMap(({ fields }) => fields)
    .find(({ name, values }) => name === 'title' && values['content.fr'])
  expect(words?.values).toMatchObject({ 'content.de': { text: 'Sehtest' }, 'content.fr': { text: 'Examen de la vue' } })
})

test('a template is a copy: later changes and removals of the block do not change it', async () => {
  const { pageId, board, title } = await filledBoard()
  const { id } = await keep({ itemType: 'group', id: board.id })
  const before = (await read(id)).json.groups
  await save(title.id, { de: { text: 'Anders' } }, { 'content.de': 1 })
  await cms.call(removeGroup, { pageId, groupId: board.id, base: {} })
  await cms.call(removePage, { id: pageId })
  expect((await read(id)).json.groups).toEqual(before)
  const made = await cms.call(addGroup, { pageId: await newPage(), groupName: 'multiCta', copyOf: id })
  expect(made.json.groups).toHaveLength(before.length)
})

test('a page begins with the blocks of a page’s template, in their order, under a name and an address of its own alone', async () => {
  const original = await newPage(['hero', 'multiCta', 'cta'], 'Kinderbrillen')
  const [, , last] = alive(await groupsOf(original)).filter(({ parentId }) => parentId === null)
  await cms.call(removeGroup, { pageId: original, groupId: last?.id ?? '', base: {} })
  const template = await keep({ itemType: 'page', id: original }, 'Leistung')
  expect(template).toMatchObject({ kind: 'page', blocks: ['hero', 'multiCta'] })
  const { status, json } = await cms.call(addPage, {
    initialMeta: { name: 'Lunettes de sport' },
    lang: 'fr',
    copyOf: template.id,
  })
  expect(status).toBe(200)
  expect(json.gone).toEqual({ media: 0, pages: 0 })
  expect(json.page).toMatchObject({ name: { fr: 'Lunettes de sport' }, slug: { fr: 'lunettes-de-sport' } })
  expect(json.page.name.de).toBeUndefined()
  const [here, there] = [await groupsOf(json.page.id), await groupsOf(original)]
  const blocksIn = (groups: EditorGroup[]) => alive(groups).filter(({ parentId }) => parentId === null)
  expect(blocksIn(here).map(({ name }) => name)).toEqual(['hero', 'multiCta'])
  expect(blocksIn(here).map(({ id }) => contentOf(here, id))).toEqual(
    blocksIn(there).map(({ id }) => contentOf(there, id)),
  )
})

test('pictures and links that are gone meanwhile are left out and counted; the words of a link stay', async () => {
  const [picture, linked] = [await upload(), await newPage()]
  const pageId = await newPage(['hero', 'richTextBlock'])
  const groups = await groupsOf(pageId)
  const fieldOf = (block: string, kind: string) => {
    const { fields = [] } = groups.find(({ name }) => name === block) ?? {}
    return fields.find(({ name }) => name === kind)
  }
  const image = fieldOf('hero', 'image')
  const text = fieldOf('richTextBlock', 'text')
  await cms.call(saveData, {
    itemType: 'field',
    linkId: image?.id ?? '',
    data: { mediaId: picture },
    base: image?.revs ?? {},
  })
  const json = toRichText('Mehr dazu lesen Sie hier.') as never as { root: { children: { children: object[] }[] } }
  json.root.children[0]?.children.push({
    ...{ type: 'link', version: 1, direction: null, format: '', indent: 0, fields: {} },
    fields: { linkType: 'internal', newTab: false, doc: { relationTo: 'pages', value: linked } },
    children: [{ type: 'text', version: 1, text: 'zum Angebot', format: 0, detail: 0, mode: 'normal', style: '' }],
  })
  const content = { de: { text: 'x', json } }
  const saved = await cms.call(saveData, {
    itemType: 'field',
    linkId: text?.id ?? '',
    data: { content } as never,
    base: text?.revs ?? {},
  })
  expect(saved.status).toBe(200)
  const { id } = await keep({ itemType: 'page', id: pageId })
  expect((await read(id)).json).toMatchObject({ gone: { media: 0, pages: 0 }, media: [{ id: picture }] })
  const made = (await cms.call(addPage, { initialMeta: { name: 'Mit allem' }, lang: 'de', copyOf: id })).json
  expect(made.gone).toEqual({ media: 0, pages: 0 })
  await cms.call(removePage, { id: linked })
  for (const page of [pageId, made.page.id])
    for (const group of await groupsOf(page)) await cms.call(removeGroup, { pageId: page, groupId: group.id, base: {} })
  expect((await cms.call(deleteMedia, { mediaId: picture } as never)).status).toBe(200)
  const now = (await read(id)).json
  expect(now).toMatchObject({ gone: { media: 1, pages: 1 }, media: [] })
  const { page, gone } = (await cms.call(addPage, { initialMeta: { name: 'Danach' }, lang: 'de', copyOf: id })).json
  expect(gone).toEqual({ media: 1, pages: 1 })
  for (const found of [now.groups, await groupsOf(page.id)]) {
    const all = JSON.stringify(found)
    expect([all.includes(picture), all.includes(linked), all.includes('"link"')]).toEqual([false, false, false])
    expect(all).toContain('zum Angebot')
  }
})

test('a name is changed by whoever knows it; the other of two is told which one it has', async () => {
  const { board } = await filledBoard()
  const { id } = await keep({ itemType: 'group', id: board.id }, 'Angebote')
  const rename = (name: string, base: number) => cms.call(renameTemplate, { id, name, base })
  const both = await Promise.all([rename('Sommer', 1), rename('Winter', 1)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const [kept] = await list()
  const refused = both.find(({ status }) => status === 409)
  expect(refused?.json).toMatchObject({ code: 'CONFLICT', conflict: [{ key: 'name', value: kept?.name, rev: 2 }] })
  expect((await rename(` ${kept?.name} `, 1)).json.template).toMatchObject({ rev: 2 })
  expect((await rename('Herbst', 2)).json.template).toMatchObject({ name: 'Herbst', rev: 3 })
  for (const name of ['', '   ', '\u200b', 'x'.repeat(81)]) expect((await rename(name, 3)).status).toBe(400)
})

test('a removed template is in no list, comes back as it was, and goes for good after a while; what was made of it stays', async () => {
  const { board } = await filledBoard()
  const { id } = await keep({ itemType: 'group', id: board.id })
  const page = await newPage()
  await cms.call(addGroup, { pageId: page, groupName: 'multiCta', copyOf: id })
  const before = (await read(id)).json
  for (const _ of [1, 2]) expect((await cms.call(removeTemplate, { id })).status).toBe(200)
  expect(await list()).toEqual([])
  expect((await read(id)).json).toMatchObject({ code: 'NOT_FOUND', what: 'template' })
  expect((await cms.call(renameTemplate, { id, name: 'Neu', base: 1 })).status).toBe(404)
  await cms.call(removeTemplate, { id, restore: true })
  expect((await read(id)).json).toEqual(before)
  await cms.call(removeTemplate, { id })
  expect(await removeTemplateTombstones(cms.db, 90)).toBe(0)
  await cms.db.rows(sql`update bf_content_templates set removed_at = now() - interval '91 days'`)
  expect(await removeTemplateTombstones(cms.db, 90)).toBe(1)
  expect((await cms.call(removeTemplate, { id, restore: true })).status).toBe(404)
  expect(await groupsOf(page)).not.toHaveLength(0)
})

test('what cannot be kept or made of a template is refused, and nothing is left of it', async () => {
  const { pageId, board, title } = await filledBoard()
  const card = (await groupsOf(pageId)).find(({ parentId }) => parentId !== null)
  const ask = (more: object) =>
    cms.call(addTemplate, {
      id: randomUUID(),
      name: 'Vorlage',
      of: { itemType: 'group', id: board.id },
      ...more,
    } as never)
  expect((await ask({ of: { itemType: 'group', id: card?.id } })).json).toMatchObject({
    fields: { 'of.id': 'noBlock' },
  })
  expect((await ask({ of: { itemType: 'group', id: randomUUID() } })).status).toBe(404)
  expect((await ask({ of: { itemType: 'page', id: board.id } })).status).toBe(404)
  for (const wrong of [
    { of: { itemType: 'field', id: title.id } },
    { of: { itemType: 'group', id: "x' or 1=1" } },
    { of: board.id },
    { name: ' \u200b ' },
    { id: 'x' },
    { content: { groups: [] } },
  ])
    expect((await ask(wrong)).status).toBe(400)
  expect(await list()).toEqual([])

  const block = await keep({ itemType: 'group', id: board.id })
  const page = await keep({ itemType: 'page', id: pageId })
  expect(
    (await cms.call(addTemplate, { id: block.id, name: 'Andere', of: { itemType: 'page', id: pageId } })).json.template,
  ).toEqual(block)
  const count = async () => (await cms.db.rows(sql`select id from bf_pages union all select id from bf_groups`)).length
  const before = await count()
  const add = (more: object) => cms.call(addGroup, { pageId, groupName: 'multiCta', copyOf: block.id, ...more })
  expect((await add({ groupName: 'hero' })).json).toMatchObject({ fields: { copyOf: 'otherBlock' } })
  expect((await add({ copyOf: page.id })).json).toMatchObject({ code: 'NOT_FOUND', what: 'block' })
  const make = (more: object) => cms.call(addPage, { initialMeta: { name: 'Neu' }, lang: 'de', ...more })
  expect((await make({ copyOf: block.id })).status).toBe(404)
  expect((await make({ copyOf: page.id, collectionName: 'team' })).json).toMatchObject({
    fields: { copyOf: 'otherCollection' },
  })
  expect(await count()).toBe(before)
})

test('visitors read, keep, name and remove none, over whichever door', async () => {
  const { board } = await filledBoard()
  const { id } = await keep({ itemType: 'group', id: board.id })
  const calls = [
    cms.call(listTemplates, {}, null),
    cms.call(getTemplate, { id, lang: 'de' }, null),
    cms.call(addTemplate, { id: randomUUID(), name: 'x', of: { itemType: 'group', id: board.id } }, null),
    cms.call(renameTemplate, { id, name: 'x', base: 1 }, null),
    cms.call(removeTemplate, { id }, null),
  ]
  for (const call of calls) expect((await call).status).toBe(401)
  const visitor = { id: null, role: 'visitor' } as const
  const asked = async () =>
    listOperation({ payload: cms.payload, db: cms.db, actor: visitor, body: undefined, query: {} })
  await expect(asked()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await list()).toHaveLength(1)
})
