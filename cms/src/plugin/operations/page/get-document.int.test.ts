import { saveData } from '@blickfang/contract/api/v1/data.ts'
import { removeGroup } from '@blickfang/contract/api/v1/group.ts'
import { getDocument, publishPage, updatePageInfo } from '@blickfang/contract/api/v1/page.ts'
import { saveSettings } from '@blickfang/contract/api/v1/settings.ts'
import { settingsSchema } from '@blickfang/contract/content/settings.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePage } from '../../testing/make-page.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
let page: Awaited<ReturnType<typeof makePage>>

beforeAll(async () => {
  cms = await startCms()
  const settings = settingsSchema.parse({ languages: { default: 'de', active: ['de', 'fr', 'it'] } })
  await cms.call(saveSettings, { settings, base: 0 })
  page = await makePage(cms, 'imageBoard')
})
afterAll(() => cms.stop())

const open = async (query: Record<string, string>) => (await cms.call(getDocument, query)).json.document
const say = (locale: string, text: string) =>
  cms.call(saveData, {
    itemType: 'field',
    linkId: page.fieldId('title'),
    data: { content: { [locale]: { text } } },
    base: {},
  })

test('an editor gets the draft in the language asked for, with the default one beside it and no other', async () => {
  await cms.call(saveData, {
    ...{ itemType: 'field', linkId: page.fieldId('title') },
    ...{ data: { content: { de: { text: 'Bilder' } } }, base: { 'content.de': 0 } },
  })
  await say('fr', 'Images')
  await say('it', 'Immagini')
  const document = await open({ id: page.pageId, lang: 'fr' })
  const title = document.groups[0].fields.find(({ name }: { name: string }) => name === 'title')
  expect(document).toMatchObject({ locale: 'fr', defaultLocale: 'de', page: { id: page.pageId, status: 'draft' } })
  expect(Object.keys(title.values).sort()).toEqual(['content.de', 'content.fr'])
  expect(title.values['content.fr']).toMatchObject({ text: 'Images' })
  expect(title.revs['content.fr']).toBe(1)
})

test('cards follow their board in order, and a removed one is still there for undo', async () => {
  const [board, card] = page.groups
  await cms.call(removeGroup, { pageId: page.pageId, groupId: card?.id ?? '', base: {} })
  const document = await open({ id: page.pageId, lang: 'de' })
  expect(document.groups.map(({ id }: { id: string }) => id)).toEqual(page.groups.map(({ id }) => id))
  expect(document.groups[0].id).toBe(board?.id)
  expect(document.groups[1]).toMatchObject({ status: 'deleted', values: { deleted: true } })
})

test('it is found by its address, too, and says only that it has a password', async () => {
  await cms.call(updatePageInfo, { id: page.pageId, lang: 'de', meta: { password: 'Lindenhof 7' }, base: {} })
  const slug = (await open({ id: page.pageId, lang: 'de' })).page.slug.de
  const document = await open({ slug, lang: 'de' })
  expect(document.page).toMatchObject({ id: page.pageId, hasPassword: true })
  expect(document.pages.map(({ id }: { id: string }) => id)).toContain(page.pageId)
  expect(JSON.stringify(document)).not.toMatch(/scrypt|Lindenhof 7/)
})

test('visitors get none, and what is not there is not found', async () => {
  const query = { id: page.pageId, lang: 'de' } as const
  expect((await cms.call(getDocument, query, null)).status).toBe(401)
  expect((await cms.call(getDocument, { id: crypto.randomUUID(), lang: 'de' })).status).toBe(404)
  expect((await cms.call(getDocument, { slug: 'gibt-es-nicht', lang: 'de' })).status).toBe(404)
})

test('a page is found by the addresses that it had, before and after the new one is published', async () => {
  const renamed = await makePage(cms, 'cta')
  await cms.call(updatePageInfo, {
    id: renamed.pageId,
    lang: 'de',
    meta: { disallowedLanguages: ['fr', 'it'] },
    base: {},
  })
  const old = (await open({ id: renamed.pageId, lang: 'de' })).page.slug.de
  await cms.call(publishPage, { id: renamed.pageId })
  await cms.call(updatePageInfo, { id: renamed.pageId, lang: 'de', slug: 'kinderbrillen-neu', base: { 'slug.de': 1 } })
  const found = async (slug: string) => (await open({ slug, lang: 'de' })).page
  expect(await found(old)).toMatchObject({ id: renamed.pageId, slug: { de: 'kinderbrillen-neu' } })
  await cms.call(publishPage, { id: renamed.pageId })
  expect(await found(old)).toMatchObject({ id: renamed.pageId })
  expect(await found('kinderbrillen-neu')).toMatchObject({ id: renamed.pageId })
})
