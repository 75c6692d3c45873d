import { saveData } from '@blickfang/contract/api/v1/data.ts'
import { addGroup, changeGroupStatus, removeGroup, sortGroup } from '@blickfang/contract/api/v1/group.ts'
import {
  addPage,
  getPublicationStatus,
  listChanges,
  removePage,
  revertPage,
  updatePageInfo,
} from '@blickfang/contract/api/v1/page.ts'
import { saveSettings } from '@blickfang/contract/api/v1/settings.ts'
import { settingsSchema } from '@blickfang/contract/content/settings.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePage } from '../../testing/make-page.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
  const settings = settingsSchema.parse({ languages: { default: 'de', active: ['de', 'fr'] } })
  await cms.call(saveSettings, { settings, base: 0 })
})
afterAll(() => cms.stop())

const write = (linkId: string, text: string, locale = 'de', base: Record<string, number> = {}) =>
  cms.call(saveData, { itemType: 'field', linkId, data: { content: { [locale]: { text } } }, base })

async function liveState(pageId: string) {
  const [row] = await cms.db.rows<{ live: unknown }>(sql`
    select jsonb_build_object('page', (select published from bf_pages where id = ${pageId}),
      'groups', (select jsonb_object_agg(id, published) from bf_groups where page_id = ${pageId}),
      'fields', (select jsonb_object_agg(id, published) from bf_fields where page_id = ${pageId})) as live`)
  return row?.live
}

async function statusOf(table: 'bf_pages' | 'bf_groups' | 'bf_fields', id: string) {
  const [row] = await cms.db.rows<{ status: string }>(sql`select status from ${sql.identifier(table)} where id = ${id}`)
  return row?.status
}

test('publishing makes a page live, tells web before it answers, and leaves nothing waiting', async () => {
  const page = await makePage(cms)
  const answer = await page.publish()
  expect(answer.json).toMatchObject({ status: 200, published: { pages: 1, groups: 1, fields: 5 }, revision: 1 })
  expect(cms.told).toContain(`page:${page.pageId}`)
  expect(await statusOf('bf_groups', page.groupId)).toBe('published')
  expect((await cms.call(getPublicationStatus, { id: page.pageId })).json.changes).toEqual({
    fields: 0,
    groups: 0,
    pages: 0,
  })
  expect((await page.publish()).json.revision).toBe(1)
})

test('a removed group stays live until the next publish, and its fields go with it', async () => {
  const page = await makePage(cms)
  await page.publish()
  const removed = await cms.call(removeGroup, { pageId: page.pageId, groupId: page.groupId, base: {} })
  expect(removed.json.itemStatus).toBe('markedForDeletion')
  expect((await cms.call(getPublicationStatus, { id: page.pageId })).json.changes).toEqual({
    fields: 0,
    groups: 1,
    pages: 0,
  })
  await page.publish()
  expect(await statusOf('bf_groups', page.groupId)).toBe('deleted')
  const live = await cms.db.rows(sql`select 1 from bf_fields where page_id = ${page.pageId} and published is not null`)
  expect(live).toEqual([])
})

test('a group that was never live goes at once and comes back with its texts', async () => {
  const page = await makePage(cms)
  const removed = await cms.call(removeGroup, { pageId: page.pageId, groupId: page.groupId, base: {} })
  expect(removed.json.itemStatus).toBe('deleted')
  const back = await cms.call(changeGroupStatus, {
    pageId: page.pageId,
    groupId: page.groupId,
    to: 'draft',
    base: removed.json.revs,
  })
  expect(back.json.itemStatus).toBe('draft')
  expect((await page.publish()).json.published).toMatchObject({ groups: 1, fields: 5 })
})

test('texts that lack a translation stop the publish, by language', async () => {
  const page = await makePage(cms)
  await cms.call(updatePageInfo, {
    id: page.pageId,
    lang: 'fr',
    meta: { name: 'Une page', disallowedLanguages: [] },
    base: { disallowedLanguages: 1 },
  })
  const refused = await page.publish()
  expect(refused).toMatchObject({ status: 409, json: { code: 'TRANSLATIONS_MISSING', missing: { fr: 5 } } })
  expect(await statusOf('bf_pages', page.pageId)).toBe('draft')
})

test('revert puts every draft back to what is live and lets no older save through', async () => {
  const page = await makePage(cms)
  await page.publish()
  const live = await liveState(page.pageId)
  const saved = await write(page.fieldId('title'), 'Anders')
  const added = await cms.call(addGroup, { pageId: page.pageId, groupName: 'cta' })
  await cms.call(sortGroup, { pageId: page.pageId, groupId: page.groupId, direction: 'down', base: { order: 1 } })
  const reverted = await cms.call(revertPage, { id: page.pageId })
  expect(reverted.json.reverted).toMatchObject({ groups: 2, pages: 0 })
  expect(await liveState(page.pageId)).toMatchObject(live as object)
  const [differs] = await cms.db.rows(
    sql`select 1 from bf_fields where page_id = ${page.pageId} and published is not null and draft <> published`,
  )
  expect(differs).toBeUndefined()
  expect(await statusOf('bf_groups', added.json.groups[0].id)).toBe('deleted')
  expect((await write(page.fieldId('title'), 'Zu spät', 'de', saved.json.revs)).status).toBe(409)
})

test('a publish that runs beside saves publishes each save wholly or not at all', async () => {
  const page = await makePage(cms)
  const fields = ['kicker', 'title', 'primaryButton'].map(page.fieldId)
  const saves = fields.map((linkId, index) =>
    cms.call(saveData, {
      itemType: 'field',
      linkId,
      data: { content: { de: { text: `neu ${index}` }, fr: { text: `nouveau ${index}` } } },
      base: {},
    }),
  )
  const [publish] = await Promise.all([page.publish(), ...saves])
  expect(publish.status).toBe(200)
  const rows = await cms.db.rows<{
    draft: Record<string, { text: string }>
    published: Record<string, { text: string }>
  }>(
    sql`select draft, published from bf_fields where page_id = ${page.pageId} and name in ('kicker', 'title', 'primaryButton')`,
  )
  for (const { draft, published } of rows) {
    const isNew = published['content.fr'] !== undefined
    expect(published).toEqual(isNew ? draft : { 'content.de': published['content.de'] })
    expect(published['content.de']?.text.startsWith('neu')).toBe(isNew)
  }
})

test('a new address leaves a permanent redirect behind and frees the old one only for its own page', async () => {
  const page = await makePage(cms)
  await cms.call(updatePageInfo, { id: page.pageId, lang: 'de', slug: 'Öffnungs-Zeiten', base: { 'slug.de': 1 } })
  await page.publish()
  const renamed = await cms.call(updatePageInfo, {
    id: page.pageId,
    lang: 'de',
    slug: 'zeiten',
    base: { 'slug.de': 2 },
  })
  expect(renamed.json.slug).toBe('zeiten')
  const other = await makePage(cms)
  const taken = await cms.call(updatePageInfo, {
    id: other.pageId,
    lang: 'de',
    slug: 'oeffnungs-zeiten',
    base: { 'slug.de': 1 },
  })
  expect(taken).toMatchObject({ status: 409, json: { code: 'SLUG_TAKEN', error: 'Diese URL existiert bereits' } })
  await page.publish()
  expect(await cms.db.rows(sql`select slug from bf_redirects where page_id = ${page.pageId}`)).toContainEqual({
    slug: 'oeffnungs-zeiten',
  })
})

test.each([
  ['x'.repeat(120), `${'x'.repeat(118)}-2`],
  [`${'y'.repeat(117)}-yy`, `${'y'.repeat(117)}-2`],
])(
  'a page that wants the longest address, %s, and comes second gets one that the site still looks for',
  async (slug, second) => {
    const add = async () =>
      (await cms.call(addPage, { initialMeta: { name: slug }, collectionName: null, lang: 'de' })).json.page
    expect((await add()).slug.de).toBe(slug)
    expect((await add()).slug.de).toBe(second)
  },
)

test('two pages that ask for one address at the same time do not both get it', async () => {
  const [one, two] = await Promise.all([makePage(cms), makePage(cms)])
  const ask = (id: string) => cms.call(updatePageInfo, { id, lang: 'de', slug: 'begehrt', base: { 'slug.de': 1 } })
  const answers = await Promise.all([ask(one.pageId), ask(two.pageId)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a page that was removed goes offline with its publish and comes back with a free address', async () => {
  const page = await makePage(cms)
  await page.publish()
  expect((await cms.call(removePage, { id: page.pageId })).json.itemStatus).toBe('markedForDeletion')
  await page.publish()
  expect(await statusOf('bf_pages', page.pageId)).toBe('deleted')
  expect(await cms.db.rows(sql`select 1 from bf_page_slugs where page_id = ${page.pageId}`)).toEqual([])
  expect((await cms.call(removePage, { id: page.pageId, restore: true })).json.itemStatus).toBe('draft')
  expect(await cms.db.rows(sql`select 1 from bf_page_slugs where page_id = ${page.pageId}`)).toHaveLength(1)
})

test('the home page cannot be removed', async () => {
  const page = await makePage(cms)
  await cms.db.rows(sql`update bf_pages set role = 'home' where id = ${page.pageId}`)
  expect(await cms.call(removePage, { id: page.pageId })).toMatchObject({ status: 409, json: { code: 'IN_USE' } })
})

test('a web that goes on asking and does not come to what was published makes the publish say so, until it is gone', async () => {
  const page = await makePage(cms)
  await cms.refuseRevalidation(true)
  expect(await page.publish()).toMatchObject({ status: 503, json: { code: 'NOT_SHOWN_YET' } })
  expect(await statusOf('bf_pages', page.pageId)).toBe('published')
  await cms.refuseRevalidation(false)
  expect((await page.publish()).status).toBe(200)
  expect(await cms.db.rows(sql`select 1 from cache_waiting()`)).toEqual([])
})

test('the list of changes has the values before and after', async () => {
  const page = await makePage(cms)
  const second = await cms.call(addGroup, { pageId: page.pageId, groupName: 'cta' })
  await page.publish()
  await write(page.fieldId('title'), 'Neuer Titel')
  await cms.call(saveData, {
    itemType: 'group',
    linkId: page.groupId,
    data: { options: { alignment: 'center', lens: false } },
    base: {},
  })
  await cms.call(sortGroup, { pageId: page.pageId, groupId: page.groupId, direction: 'down', base: { order: 1 } })
  await cms.call(removeGroup, { pageId: page.pageId, groupId: second.json.groups[0].id, base: {} })
  const { changes, counts } = (await cms.call(listChanges, { id: page.pageId })).json
  expect(counts).toEqual({ pages: 0, groups: 2, fields: 1 })
  expect(changes).toContainEqual(
    expect.objectContaining({
      key: 'content.de',
      kind: 'changed',
      before: expect.objectContaining({ text: 'Schön, dass Sie da sind' }),
      after: expect.objectContaining({ text: 'Neuer Titel' }),
    }),
  )
  expect(changes).toContainEqual(expect.objectContaining({ key: 'options.alignment', kind: 'added', after: 'center' }))
  expect(changes).toContainEqual(expect.objectContaining({ key: 'options.lens', after: false }))
  expect(changes).toContainEqual(expect.objectContaining({ block: 'cta', key: 'deleted', kind: 'removed' }))
})

test.each(['game', 'search', 'edit', 'login'])(
  'a page outside of the game cannot have the address %s',
  async (slug) => {
    const { pageId } = await makePage(cms)
    const taken = await cms.call(updatePageInfo, { id: pageId, lang: 'de', slug, base: { 'slug.de': 1 } })
    expect(taken).toMatchObject({ status: 409, json: { code: 'SLUG_TAKEN' } })
    const named = await cms.call(addPage, { initialMeta: { name: slug.toUpperCase() }, lang: 'de' })
    expect(named.json.page.slug.de).toMatch(new RegExp(`^${slug}-\\d+$`))
  },
)

test('a page and one that is named like its collection do not share an address', async () => {
  const { pageId } = await makePage(cms)
  const stop = await cms.call(addPage, { initialMeta: { name: 'Map' }, collectionName: 'map', lang: 'de' })
  expect(stop.json.page.slug.de).toBe('map')
  const ask = (id: string, slug: string, base = 1) =>
    cms.call(updatePageInfo, { id, lang: 'de', slug, base: { 'slug.de': base } })
  expect((await ask(pageId, 'map')).status).toBe(409)
  expect((await ask(stop.json.page.id, 'halt')).status).toBe(200)
  expect((await ask(pageId, 'map')).status).toBe(200)
  expect((await ask(stop.json.page.id, 'map', 2)).status).toBe(409)
})
