import { saveData } from '@blickfang/contract/api/v1/data.ts'
import { changeGroupStatus } from '@blickfang/contract/api/v1/group.ts'
import { updateNavigation } from '@blickfang/contract/api/v1/navigation.ts'
import {
  getDocument,
  getPublicationStatus,
  listPageLinks,
  publishPage,
  removePage,
  revertPage,
  unpublishPage,
  updatePageInfo,
} from '@blickfang/contract/api/v1/page.ts'
import { saveSettings } from '@blickfang/contract/api/v1/settings.ts'
import type { NavigationContainer } from '@blickfang/contract/content/navigation.ts'
import { settingsSchema } from '@blickfang/contract/content/settings.ts'
import { type Locale, locales } from '@blickfang/contract/kernel/locale.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePage } from '../../../testing/make-page.ts'
import { startCms, type TestCms } from '../../../testing/start-cms.ts'
import { getSiteView } from '../../site/get-site-view.ts'
import { getPageView } from '../get-page-view.ts'

let cms: TestCms
const active: readonly Locale[] = ['de', 'fr', 'it']
beforeAll(async () => {
  cms = await startCms()
  const settings = settingsSchema.parse({ languages: { default: 'de', active } })
  await cms.call(saveSettings, { settings, base: 0 })
})
afterAll(() => cms.stop())

const visitor = () => ({ db: cms.db, actor: { id: null, role: 'visitor' as const } })
const read = (locale: Locale, slug: string) => getPageView({ locale, collection: null, slug, draft: false }, visitor())
const write = (linkId: string, text: string, rev: number) =>
  cms.call(saveData, { itemType: 'field', linkId, data: { content: { de: { text } } }, base: { 'content.de': rev } })

/** A live page in every language of the site. */
async function makeLivePage() {
  const page = await makePage(cms, 'spacer')
  const { pageId } = page
  let rev = 1
  for (const lang of active) {
    const meta = { name: `Werkstatt ${lang} ${pageId}`, ...(lang === 'de' && { disallowedLanguages: [] }) }
    const base = { [`name.${lang}`]: lang === 'de' ? 1 : 0, ...(lang === 'de' && { disallowedLanguages: rev++ }) }
    expect(await cms.call(updatePageInfo, { id: pageId, lang, meta, base })).toMatchObject({ status: 200 })
  }
  expect((await page.publish()).json).toMatchObject({ success: true })
  const { document } = (await cms.call(getDocument, { id: pageId, lang: 'de' })).json
  return { ...page, slugs: document.page.slug as Readonly<Record<Locale, string>> }
}

test('once it has answered, no visitor gets the page in any language, by any of its addresses, and the caches were told before', async () => {
  const { pageId, slugs } = await makeLivePage()
  const addresses = [
    ...active.map((locale) => [locale, slugs[locale]] as const),
    ...active.map((locale) => [locale, pageId] as const),
  ]
  for (const [locale, slug] of addresses) expect(await read(locale, slug)).toMatchObject({ id: pageId })
  cms.told.length = 0
  expect(await cms.call(unpublishPage, { id: pageId })).toMatchObject({ status: 200, json: { revision: 2 } })
  expect(cms.told).toEqual(expect.arrayContaining(['site', `page:${pageId}`]))
  for (const locale of locales) for (const [, slug] of addresses) expect(await read(locale, slug)).toBeNull()
  const live = await cms.db.rows(sql`
    select id from bf_pages where id = ${pageId} and published is not null
    union all select id from bf_groups where page_id = ${pageId} and published is not null
    union all select id from bf_fields where page_id = ${pageId} and published is not null`)
  expect(live).toEqual([])
  expect(await cms.db.rows(sql`select 1 from bf_search_texts where subject_id = ${pageId}`)).toEqual([])
  // Again does nothing.
  expect((await cms.call(unpublishPage, { id: pageId })).json).toMatchObject({ revision: 2 })
})

test('the draft stays with what was not live yet, and publishing brings all of it back under the same addresses', async () => {
  const page = await makePage(cms)
  await page.publish()
  await write(page.fieldId('title'), 'Noch nicht live', 0)
  const before = (await cms.call(getDocument, { id: page.pageId, lang: 'de' })).json.document
  await cms.call(unpublishPage, { id: page.pageId })
  const after = (await cms.call(getDocument, { id: page.pageId, lang: 'de' })).json.document
  const draftOf = (document: typeof before) =>
    document.groups.map(({ values, fields }: { values: unknown; fields: { values: unknown }[] }) => [
      values,
      fields.map((field) => field.values),
    ])
  expect(draftOf(after)).toEqual(draftOf(before))
  expect(after.page).toMatchObject({ status: 'draft', live: [], slug: before.page.slug, deleted: false })
  expect((await cms.call(getPublicationStatus, { id: page.pageId })).json.items).toBeGreaterThan(0)
  expect(await page.publish()).toMatchObject({ status: 200 })
  expect(JSON.stringify(await read('de', before.page.slug.de))).toContain('Noch nicht live')
})

test('who discards changes of a page that is offline has it as it last was live, and not an empty one', async () => {
  const page = await makePage(cms)
  await write(page.fieldId('title'), 'War live', 0)
  await page.publish()
  await write(page.fieldId('title'), 'War es nie', 1)
  await cms.call(unpublishPage, { id: page.pageId })
  expect(await cms.call(revertPage, { id: page.pageId })).toMatchObject({ status: 200 })
  const { document } = (await cms.call(getDocument, { id: page.pageId, lang: 'de' })).json
  expect(document.groups[0].values.deleted).toBeUndefined()
  expect(JSON.stringify(document.groups[0].fields)).toContain('War live')
  await page.publish()
  expect(JSON.stringify(await read('de', document.page.slug.de))).toContain('War live')
})

test('an address that the draft has left before leads on once the page is back', async () => {
  const { pageId, publish, slugs } = await makeLivePage()
  const base = { 'slug.de': 1 }
  const slug = `neu-${pageId}`
  const saved = await cms.call(updatePageInfo, { id: pageId, lang: 'de', slug, base })
  expect(saved).toMatchObject({ status: 200 })
  await cms.call(unpublishPage, { id: pageId })
  expect([await read('de', slug), await read('de', slugs.de)]).toEqual([null, null])
  await publish()
  expect(await read('de', slugs.de)).toMatchObject({ redirect: expect.stringContaining(slug) })
})

test('an address that is left while the page is offline leads on once it is back, and nobody takes it meanwhile', async () => {
  const { pageId, publish, slugs } = await makeLivePage()
  const rename = (id: string, slug: string, rev: number) =>
    cms.call(updatePageInfo, { id, lang: 'de', slug, base: { 'slug.de': rev } })
  await cms.call(unpublishPage, { id: pageId })
  const slug = `neu-${pageId}`
  expect(await rename(pageId, slug, 1)).toMatchObject({ status: 200 })
  const other = await makePage(cms, 'spacer')
  expect(await rename(other.pageId, slugs.de, 1)).toMatchObject({ status: 409, json: { code: 'SLUG_TAKEN' } })
  expect([await read('de', slug), await read('de', slugs.de)]).toEqual([null, null])
  await publish()
  expect(await read('de', slugs.de)).toMatchObject({ id: pageId, redirect: expect.stringContaining(slug) })
  for (const [locale, own] of [['de', slug] as const, ['fr', slugs.fr] as const])
    expect(await read(locale, own)).toMatchObject({ id: pageId, redirect: null })
  // As after a page was renamed while it was live: from now on it leads on until another page wants it.
  expect(await rename(other.pageId, slugs.de, 1)).toMatchObject({ status: 200 })
  await other.publish()
  expect(await read('de', slugs.de)).toMatchObject({ id: other.pageId, redirect: null })
})

test('back under the address that it had, the page stands there and leads nowhere; renamed back and forth too', async () => {
  const { pageId, publish, slugs } = await makeLivePage()
  await cms.call(unpublishPage, { id: pageId })
  await publish()
  expect(await read('de', slugs.de)).toMatchObject({ id: pageId, redirect: null })
  await cms.call(unpublishPage, { id: pageId })
  const away = { slug: `weg-${pageId}`, base: { 'slug.de': 1 } }
  await cms.call(updatePageInfo, { id: pageId, lang: 'de', ...away })
  await cms.call(updatePageInfo, { id: pageId, lang: 'de', slug: slugs.de, base: { 'slug.de': 2 } })
  await publish()
  expect(await read('de', slugs.de)).toMatchObject({ id: pageId, redirect: null })
  expect(await read('de', away.slug)).toBeNull()
  expect(await cms.db.rows(sql`select slug from bf_redirects where page_id = ${pageId}`)).toEqual([])
})

test('who discards a new address of a page that is offline has the old one, which nobody took', async () => {
  const { pageId, slugs } = await makeLivePage()
  await cms.call(updatePageInfo, { id: pageId, lang: 'de', slug: `neu-${pageId}`, base: { 'slug.de': 1 } })
  await cms.call(unpublishPage, { id: pageId })
  await cms.call(revertPage, { id: pageId })
  const claimed = await cms.db.rows(sql`select slug from bf_page_slugs where page_id = ${pageId} and locale = 'de'`)
  expect(claimed).toEqual([{ slug: slugs.de }])
})

test('one that is removed while it is offline keeps no address', async () => {
  const { pageId, slugs } = await makeLivePage()
  await cms.call(unpublishPage, { id: pageId })
  await cms.call(removePage, { id: pageId })
  expect(await cms.db.rows(sql`select slug from bf_page_slugs where page_id = ${pageId}`)).toEqual([])
  const other = await makePage(cms, 'spacer')
  const taken = await cms.call(updatePageInfo, { id: other.pageId, lang: 'de', slug: slugs.de, base: { 'slug.de': 1 } })
  expect(taken).toMatchObject({ status: 200 })
})

test('the home page stays, and so does a page that there is not', async () => {
  const page = await makePage(cms, 'spacer')
  await page.publish()
  await cms.db.rows(sql`update bf_pages set role = 'home' where id = ${page.pageId}`)
  expect(await cms.call(unpublishPage, { id: page.pageId })).toMatchObject({
    status: 409,
    json: { code: 'HOME_STAYS' },
  })
  await cms.db.rows(sql`update bf_pages set role = null where id = ${page.pageId}`)
  expect(await cms.call(unpublishPage, { id: crypto.randomUUID() })).toMatchObject({ status: 404 })
})

test('told is what leads there now: the menu, and live pages that link to it, by its id or its role', async () => {
  const [target, linking, drafting] = [await makePage(cms, 'spacer'), await makePage(cms), await makePage(cms)]
  await target.publish()
  const link = (linkId: string) =>
    cms.call(saveData, {
      ...{ itemType: 'field', linkId, base: {} },
      data: {
        content: { de: { text: 'Zur Werkstatt' } },
        options: { link: { type: 'page', page: { id: target.pageId } } },
      },
    })
  expect((await link(linking.fieldId('primaryButton'))).status).toBe(200)
  await linking.publish()
  await link(drafting.fieldId('primaryButton'))
  const links = async () => (await cms.call(listPageLinks, { id: target.pageId })).json
  expect(await links()).toMatchObject({
    isInMenu: false,
    pages: [{ id: linking.pageId, name: { de: expect.any(String) } }],
  })
  const menu = (children: NavigationContainer['children'], base: number) =>
    cms.call(updateNavigation, { containers: [{ id: crypto.randomUUID(), label: { de: 'Menü' }, children }], base })
  const booking = { id: crypto.randomUUID(), type: 'booking', appearance: 'default' } as const
  const entry = { id: crypto.randomUUID(), type: 'page', page: target.pageId, appearance: 'default' } as const
  expect(await menu([booking], 0)).toMatchObject({ status: 200 })
  expect(await links()).toMatchObject({ isInMenu: false })
  await menu([booking, entry], 1)
  expect(await links()).toMatchObject({ isInMenu: true })
  await cms.call(unpublishPage, { id: target.pageId })
  const shown = (await getSiteView({ locale: 'de', draft: false }, visitor())).navigation
  expect(JSON.stringify(shown)).not.toContain(target.pageId)
  await cms.call(changeGroupStatus, {
    pageId: linking.pageId,
    groupId: linking.groupId,
    to: 'archived',
    base: { order: 1 },
  })
  await cms.call(publishPage, { id: linking.pageId })
  expect(await links()).toMatchObject({ pages: [] })
})
