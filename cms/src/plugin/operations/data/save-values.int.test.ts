import type { Endpoint } from '@blickfang/contract/api/endpoint.ts'
import { saveData } from '@blickfang/contract/api/v1/data.ts'
import {
  changeGroupStatus,
  removeGroup,
  setGroupMeta,
  setGroupVisibility,
  sortGroup,
} from '@blickfang/contract/api/v1/group.ts'
import { removePage, updatePageInfo } from '@blickfang/contract/api/v1/page.ts'
import { saveValues } from '@blickfang/contract/api/v1/values.ts'
import { parseKey, valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import { locales } from '@blickfang/contract/kernel/locale.ts'
import type { ItemType } from '@blickfang/contract/kernel/value/value.ts'
import { propertyRuns } from '@blickfang/testing/property-runs.ts'
import { sql } from '@payloadcms/db-postgres'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePage } from '../../testing/make-page.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

type Page = Awaited<ReturnType<typeof makePage>>
type Skin = readonly [Endpoint, object]

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
}, 900_000)
afterAll(() => cms.stop())

interface Named {
  readonly itemType: ItemType
  readonly key: string
  readonly value: Json
}

const idOf = (page: Page, itemType: ItemType) =>
  ({ page: page.pageId, group: page.groupId, field: page.fieldId('title') })[itemType]

/** The endpoint of the specification that takes a value. */
function skinOf(page: Page, { itemType, key, value }: Named, rev: number): Skin {
  const base = { [key]: rev }
  const group = { pageId: page.pageId, groupId: page.groupId, base }
  const { value: known, part = '' } = parseKey(key) ?? {}
  const info = { id: page.pageId, lang: (known?.hasLocale && part) || 'de', base }
  if (known === valueKeys.content || known === valueKeys.options || known === valueKeys.mediaId) {
    const data = known === valueKeys.mediaId ? { mediaId: value } : { [known?.kind ?? '']: { [part]: value } }
    return [saveData, { itemType, linkId: idOf(page, itemType), data, base }]
  }
  if (itemType === 'page') {
    if (key === 'deleted') return [removePage, { id: page.pageId, restore: value !== true }]
    if (known === valueKeys.slug) return [updatePageInfo, { ...info, slug: value }]
    return [updatePageInfo, { ...info, meta: { [known?.kind ?? '']: value } }]
  }
  if (key === 'order') return [sortGroup, { ...group, order: value }]
  if (key === 'deleted' && value === true) return [removeGroup, group]
  if (key === 'disallowedLanguages') return [setGroupMeta, { ...group, meta: { disallowedLanguages: value } }]
  if (known === valueKeys.visibleFields) return [setGroupVisibility, { ...group, visibleFields: { [part]: value } }]
  return [changeGroupStatus, { ...group, to: value === true ? 'archived' : 'draft' }]
}

/** All that is stored of a page, as it is of another one: without ids, and without the number of an address that is taken. */
async function rowsOf(page: Page): Promise<unknown> {
  const rows = await cms.db.rows(sql`
    select 'page' as kind, draft, revs, status from bf_pages where id = ${page.pageId}
    union all select name, draft, revs, status from bf_groups where page_id = ${page.pageId}
    union all select name, draft, revs, status from bf_fields where page_id = ${page.pageId} order by 1`)
  const [{ claimed } = { claimed: 0 }] = await cms.db.rows<{ claimed: number }>(
    sql`select count(*)::int as claimed from bf_page_slugs where page_id = ${page.pageId}`,
  )
  return JSON.parse(
    JSON.stringify({ rows, claimed })
      .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
      .replaceAll(/-\d+"/g, '"'),
  )
}

const locale = fc.constantFrom('de', 'fr', 'pt') satisfies fc.Arbitrary<(typeof locales)[number]>
const text = fc.oneof(
  fc.constantFrom('', ' ', 'Über uns', 'x'.repeat(301)),
  fc.string({ unit: 'grapheme-ascii', maxLength: 20 }),
)
const languages = fc.uniqueArray(locale)
const ofKeys = (itemType: ItemType, key: fc.Arbitrary<string>, value: fc.Arbitrary<Json>): fc.Arbitrary<Named> =>
  fc.record({ itemType: fc.constant(itemType), key, value })

/** Values as the endpoints of the specification can be told them, right and wrong ones. */
const named = fc.oneof(
  ofKeys('field', locale.map(valueKeys.content.key), fc.option(fc.record({ text }))),
  ofKeys('field', fc.constant('mediaId'), fc.option(fc.uuid())),
  ofKeys(
    'group',
    fc.constantFrom('alignment', 'nothing').map(valueKeys.options.key),
    fc.constantFrom(null, 'left', 'center', 7),
  ),
  ofKeys('group', fc.constantFrom('title', 'nothing').map(valueKeys.visibleFields.key), fc.boolean()),
  ofKeys('group', fc.constant('order'), fc.constantFrom('a0', 'a5', 'Zz', 'zz0')),
  ofKeys('group', fc.constant('disallowedLanguages'), languages),
  ofKeys('group', fc.constant('deleted'), fc.constant(true)),
  ofKeys('page', locale.map(valueKeys.description.key), text),
  ofKeys(
    'page',
    fc.constantFrom('fr', 'pt').map((one) => valueKeys.name.key(one as 'fr')),
    fc.constantFrom(null, 'Kontakt'),
  ),
  ofKeys('page', fc.constant('order'), fc.constantFrom('a0', 'a5', 'zz0')),
  ofKeys('page', fc.constant('disallowedLanguages'), languages),
  ofKeys('page', fc.constant('archived'), fc.boolean()),
  ofKeys('page', fc.constant('deleted'), fc.constantFrom(true, null)),
)

const revOf = async (page: Page, { itemType, key }: Named) => {
  const table = sql.raw({ page: 'bf_pages', group: 'bf_groups', field: 'bf_fields' }[itemType])
  const [row] = await cms.db.rows<{ rev: number }>(
    sql`select coalesce((revs ->> ${key})::int, 0) as rev from ${table} where id = ${idOf(page, itemType)}`,
  )
  return row?.rev ?? 0
}

/**
 * Parts of an answer that are the same by whichever endpoint: each has its own place where a request names a value, and its own words
 * for what is made along.
 */
function said({ success, code, itemStatus, revs, fields, conflict }: Record<string, unknown>) {
  const told = (conflict as { key: string; rev: number; value: Json }[] | undefined)?.map(({ key, rev, value }) => [
    key,
    rev,
    value,
  ])
  return { success, code, itemStatus, revs, why: Object.values(fields ?? {}), told }
}

test('a value that is saved with others is stored and answered as by the endpoint that the specification names', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(named, fc.boolean()), { minLength: 1, maxLength: 6 }), async (steps) => {
      const [one, other] = [await makePage(cms), await makePage(cms)]
      // Each page comes behind all others: here both begin in one place.
      await cms.db.rows(
        sql`update bf_pages set draft = draft || '{"order": "a1"}' where id in (${one.pageId}, ${other.pageId})`,
      )
      const [expected, values]: [unknown[], object[]] = [[], []]
      for (const [value, isStale] of steps) {
        const rev = (await revOf(one, value)) + (isStale && value.key !== 'deleted' ? 7 : 0)
        const [contract, body] = skinOf(one, value, rev)
        const { json } = await cms.call(contract, body as Record<string, string>)
        // What the contract of the endpoint refuses in words of its own, the values refuse in one word.
        const isWorded = Object.values(json.fields ?? {}).some((why) => !/^\w+$/.test(String(why)))
        expected.push(isWorded ? { success: false, code: 'INVALID' } : said(json))
        values.push({ ...value, id: idOf(other, value.itemType), base: rev })
      }
      const { status, json } = await cms.call(saveValues, values as never)
      expect(status).toBe(200)
      expect(json.answers.map(said)).toMatchObject(expected)
      expect(await rowsOf(other)).toEqual(await rowsOf(one))
    }),
    { numRuns: propertyRuns(25) },
  )
})

test('what is wrong with one value keeps no other from being saved, and sending all again changes nothing', async () => {
  const page = await makePage(cms)
  const field = { itemType: 'field' as const, id: page.fieldId('title') }
  const values = [
    { ...field, key: 'content.de', value: { text: 'Neu' }, base: 0 },
    { ...field, key: 'content.de', value: { text: 'Zu spät' }, base: 0 },
    { ...field, key: 'slug.de', value: 'x', base: 0 },
    { ...field, id: crypto.randomUUID(), key: 'content.de', value: null, base: 0 },
    { itemType: 'page' as const, id: page.pageId, key: 'slug.de', value: ' ! ', base: 1 },
    { itemType: 'page' as const, id: page.pageId, key: 'slug.de', value: `Über ${page.pageId}`, base: 1 },
    { itemType: 'group' as const, id: page.groupId, key: 'archived', value: true, base: 0 },
    { itemType: 'navigation' as const, id: 'navigation' as const, key: 'containers', value: [{ id: 'x' }], base: 0 },
  ]
  const { json } = await cms.call(saveValues, values)
  expect(json.answers).toMatchObject([
    { success: true, revs: { 'content.de': 1 }, itemStatus: 'draft' },
    {
      success: false,
      status: 409,
      code: 'CONFLICT',
      conflict: [{ key: 'content.de', rev: 1, value: { text: 'Neu' } }],
    },
    { success: false, code: 'INVALID', fields: { 'slug.de': 'unknownValue' } },
    { success: false, status: 404, code: 'NOT_FOUND' },
    { success: false, code: 'SLUG_EMPTY' },
    { success: true, revs: { 'slug.de': 2 }, made: { 'slug.de': `ueber-${page.pageId}` } },
    { success: true, revs: { archived: 1 }, itemStatus: 'archived' },
    { success: false, code: 'INVALID' },
  ])
  const stored = await rowsOf(page)
  const again = await cms.call(saveValues, values)
  expect(again.json.answers.map(({ success }: { success: boolean }) => success)).toEqual(
    json.answers.map(({ success }: { success: boolean }) => success),
  )
  expect(await rowsOf(page)).toEqual(stored)
})

test('values are for editors alone', async () => {
  const page = await makePage(cms)
  const value = { itemType: 'group' as const, id: page.groupId, key: 'archived', value: true, base: 0 }
  expect((await cms.call(saveValues, [value], null)).status).toBe(401)
  expect(await revOf(page, value)).toBe(0)
})
