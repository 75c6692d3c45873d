import { updateNavigation } from '@blickfang/contract/api/v1/navigation.ts'
import { listChanges, listPages, removePage, updatePageInfo } from '@blickfang/contract/api/v1/page.ts'
import { saveSettings } from '@blickfang/contract/api/v1/settings.ts'
import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { settingsSchema } from '@blickfang/contract/content/settings.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePage } from '../testing/make-page.ts'
import { startCms, type TestCms } from '../testing/start-cms.ts'
import { getPageView } from './page/get-page-view.ts'
import { getSiteView } from './site/get-site-view.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
  const settings = settingsSchema.parse({ languages: { default: 'de', active: ['de', 'fr'] } })
  await cms.call(saveSettings, { settings, base: 0 })
})
afterAll(() => cms.stop())

const visitor = () => ({ db: cms.db, actor: { id: null, role: 'visitor' as const } })
const read = (locale: 'de' | 'fr', slug: string) =>
  getPageView({ locale, collection: null, slug, draft: false }, visitor())
const menu = async () => (await getSiteView({ locale: 'de', draft: false }, visitor())).navigation.map(({ id }) => id)

async function moveTo(id: string, lang: 'de' | 'fr', slug: string, rev: number) {
  const meta = { name: slug }
  const base = { [`slug.${lang}`]: rev, [`name.${lang}`]: rev }
  expect(await cms.call(updatePageInfo, { id, lang, slug, meta, base })).toMatchObject({ status: 200 })
}

/** A live page without blocks, in two languages and in the menu, that has an old address besides. */
async function makeLivePage() {
  const { pageId, publish, groupId } = await makePage(cms, 'spacer')
  await moveTo(pageId, 'de', 'alt', 1)
  await moveTo(pageId, 'fr', 'ancien', 0)
  await cms.call(updatePageInfo, {
    id: pageId,
    lang: 'de',
    meta: { disallowedLanguages: [] },
    base: { disallowedLanguages: 1 },
  })
  await publish()
  await moveTo(pageId, 'de', 'neu', 2)
  await publish()
  const children = [{ id: crypto.randomUUID(), type: 'page' as const, page: pageId, appearance: 'default' as const }]
  const entry = { id: crypto.randomUUID(), label: { de: 'Menü' }, children }
  await cms.call(updateNavigation, { containers: [entry], base: 0 })
  return { pageId, publish, groupId, entry: entry.id }
}

test('a live page that is removed stays listed until its removal is published, and then answers at no address', async () => {
  const { pageId, publish, entry } = await makeLivePage()
  expect(await menu()).toEqual([entry])
  expect((await cms.call(removePage, { id: pageId })).json.itemStatus).toBe('markedForDeletion')
  const listed: EditorPageEntry[] = (await cms.call(listPages, { includeDrafts: 'true' })).json.pages
  expect(listed).toContainEqual(expect.objectContaining({ id: pageId, deleted: true, status: 'markedForDeletion' }))
  expect(await read('de', 'neu')).toMatchObject({ id: pageId, redirect: null })
  expect(await read('fr', 'ancien')).toMatchObject({ id: pageId, redirect: null })
  expect(await menu()).toEqual([entry])
  expect((await cms.call(listChanges, { id: pageId })).json.changes).toMatchObject([
    { itemType: 'page', key: 'deleted', kind: 'removed', before: 'neu', after: null },
  ])

  cms.told.length = 0
  expect((await publish()).json).toMatchObject({ success: true })
  expect(cms.told).toContain('site')
  expect(await Promise.all([read('de', 'neu'), read('de', 'alt'), read('fr', 'ancien')])).toEqual([null, null, null])
  expect(await menu()).toEqual([])
  expect(await cms.db.rows(sql`select slug from bf_page_slugs where page_id = ${pageId}`)).toEqual([])

  const other = await makePage(cms, 'spacer')
  await moveTo(other.pageId, 'de', 'alt', 1)
  await moveTo(other.pageId, 'fr', 'ancien', 0)
  await other.publish()
  expect(await read('de', 'alt')).toMatchObject({ id: other.pageId, redirect: null })

  expect((await cms.call(removePage, { id: pageId, restore: true })).json.itemStatus).toBe('draft')
  expect(await read('de', 'neu')).toBeNull()
  await publish()
  expect(await read('de', 'neu')).toMatchObject({ id: pageId })
  expect(await read('fr', 'ancien-2')).toMatchObject({ id: pageId })
  expect(await menu()).toEqual([entry])
})
