import { saveData } from '@blickfang/contract/api/v1/data.ts'
import { addPage, getTranslationStatus, publishPage, updatePageInfo } from '@blickfang/contract/api/v1/page.ts'
import { saveSettings } from '@blickfang/contract/api/v1/settings.ts'
import { settingsSchema } from '@blickfang/contract/content/settings.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { up } from '../../migrations/20261122_160000_pages_without_address.ts'
import { startCms, type TestCms } from '../testing/start-cms.ts'
import { getPageView } from './page/get-page-view.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
  const settings = settingsSchema.parse({ languages: { default: 'de', active: ['de', 'fr'] } })
  await cms.call(saveSettings, { settings, base: 0 })
})
afterAll(() => cms.stop())

const actor = { id: null, role: 'visitor' } as const
const read = (slug: string) =>
  getPageView({ locale: 'fr', collection: null, slug, draft: false }, { db: cms.db, actor })
const missing = async (id: string) => (await cms.call(getTranslationStatus, { id })).json
const put = (id: string, body: object, lang: Locale = 'de') => cms.call(updatePageInfo, { id, lang, base: {}, ...body })

async function add(name: string, lang: Locale = 'de', initialGroups: string[] = []) {
  const answer = await cms.call(addPage, { initialMeta: { name }, lang, initialGroups })
  expect(answer).toMatchObject({ status: 200 })
  return answer.json.page.id as string
}

test('a new page lacks its other language until it has a name, an address and its texts there, and then answers', async () => {
  const id = await add('Kontaktlinsen', 'de', ['cta'])
  const fields = await cms.db.rows<{ id: string }>(
    sql`select id from bf_fields where page_id = ${id} and draft <> '{}'`,
  )
  expect(await missing(id)).toMatchObject({
    missing: { fr: fields.length + 1 },
    page: [{ locale: 'fr', part: 'name' }],
  })
  expect(await cms.call(publishPage, { id })).toMatchObject({ status: 409, json: { code: 'TRANSLATIONS_MISSING' } })

  const named = await put(id, { meta: { name: 'Lentilles à l’essai' } }, 'fr')
  expect(named.json).toMatchObject({
    slug: 'lentilles-a-l-essai',
    madeSlugs: { fr: 'lentilles-a-l-essai' },
    revs: { 'name.fr': 1, 'slug.fr': 1 },
  })
  expect(await missing(id)).toMatchObject({ missing: { fr: fields.length }, page: [] })
  for (const field of fields) {
    const data = { content: { fr: { text: 'Bonjour' } } }
    await cms.call(saveData, { itemType: 'field', linkId: field.id, data, base: {} })
  }
  expect((await missing(id)).missing).toEqual({})
  expect(await cms.call(publishPage, { id })).toMatchObject({ status: 200 })
  expect(await read('lentilles-a-l-essai')).toMatchObject({ id, name: 'Lentilles à l’essai' })
})

test('ticking a language makes its address from the name, with a number if another page has it', async () => {
  const ids = [await add('Sehtest'), await add('Sehtest')]
  const made = []
  for (const id of ids) {
    await put(id, { meta: { disallowedLanguages: ['fr'] } })
    expect((await missing(id)).missing).toEqual({})
    const ticked = await put(id, { meta: { disallowedLanguages: [] }, base: { disallowedLanguages: 1 } })
    made.push(ticked.json.madeSlugs)
  }
  expect(made).toEqual([{ fr: 'sehtest' }, { fr: 'sehtest-2' }])
  expect(await missing(ids[0] ?? '')).toMatchObject({ missing: { fr: 1 }, page: [{ locale: 'fr', part: 'name' }] })
})

test('an address that is there stays, and a language that is not ticked gets none', async () => {
  const id = await add('Brillen')
  await put(id, { slug: 'lunettes' }, 'fr')
  expect((await put(id, { meta: { name: 'Nos lunettes' } }, 'fr')).json).toMatchObject({
    slug: 'lunettes',
    madeSlugs: {},
  })
  const other = await add('Etuis')
  await put(other, { meta: { disallowedLanguages: ['fr'] } })
  expect((await put(other, { meta: { name: 'Étuis' } }, 'fr')).json).toMatchObject({ slug: null, madeSlugs: {} })
})

test('a page made in another language than the default one lacks the default one', async () => {
  const id = await add('Horaires', 'fr')
  expect(await missing(id)).toMatchObject({ missing: { de: 1 }, page: [{ locale: 'de', part: 'name' }] })
  expect((await put(id, { meta: { name: 'Öffnungszeiten' } })).json.madeSlugs).toEqual({ de: 'oeffnungszeiten' })
  expect((await missing(id)).missing).toEqual({})
})

test('a name can be taken away again, but the last one', async () => {
  const id = await add('Werkstatt')
  await put(id, { meta: { name: 'Atelier' } }, 'fr')
  expect(await put(id, { meta: { name: null }, base: { 'name.fr': 1 } }, 'fr')).toMatchObject({ status: 200 })
  expect((await missing(id)).page).toEqual([{ locale: 'fr', part: 'name' }])
  expect(await put(id, { meta: { name: null }, base: { 'name.de': 1 } })).toMatchObject({ status: 400 })
})

test('two people who name a page in one language at once get one address, and the second hears of the first', async () => {
  const id = await add('Gutscheine')
  const answers = await Promise.all(['Bons', 'Chèques'].map((name) => put(id, { meta: { name } }, 'fr')))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await cms.db.rows(sql`select slug from bf_page_slugs where page_id = ${id} and locale = 'fr'`)).toHaveLength(1)
})

test('pages from before keep their look: a language in which they have no address is unticked', async () => {
  const id = await add('Von früher')
  const live = await add('Halb')
  await cms.db.rows(
    sql`update bf_pages set draft = draft || '{"slug.fr": "neu"}', published = draft where id = ${live}`,
  )
  const answer = () => cms.db.rows(sql`select id, draft, published, status, changed from bf_pages order by id`)
  // The migration asks for no more of Payload than its database.
  const run = () => up({ db: cms.payload.db.drizzle } as unknown as Parameters<typeof up>[0])
  await run()
  const rows = await answer()
  expect(rows).toContainEqual(
    expect.objectContaining({ id, draft: expect.objectContaining({ disallowedLanguages: ['fr'] }), published: null }),
  )
  expect(rows).toContainEqual(
    expect.objectContaining({
      id: live,
      draft: expect.not.objectContaining({ disallowedLanguages: expect.anything() }),
      published: expect.objectContaining({ disallowedLanguages: ['fr'] }),
    }),
  )
  await run()
  expect(await answer()).toEqual(rows)
})
