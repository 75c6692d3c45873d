import { changeGroupStatus } from '@blickfang/contract/api/v1/group.ts'
import {
  publishPage,
  revertAllPages,
  revertPage,
  unpublishPage,
  updatePageInfo,
} from '@blickfang/contract/api/v1/page.ts'
import { saveValues } from '@blickfang/contract/api/v1/values.ts'
import { locales } from '@blickfang/contract/kernel/locale.ts'
import { propertyRuns } from '@blickfang/testing/property-runs.ts'
import { sql } from '@payloadcms/db-postgres'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertPage } from '../../../../testing/insert-page.ts'
import { makePage } from '../../../testing/make-page.ts'
import { startCms, type TestCms } from '../../../testing/start-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

/** All that visitors get of the page. */
async function live(id: string) {
  const [row] = await cms.db.rows<{ page: object | null; groups: unknown; fields: unknown }>(sql`
    select p.published as page,
      (select json_agg(published order by id) from bf_groups where page_id = p.id) as groups,
      (select json_agg(published order by id) from bf_fields where page_id = p.id) as fields
    from bf_pages p where id = ${id}`)
  return row
}

interface Item {
  readonly id: string
  readonly draft: Readonly<Record<string, unknown>>
  readonly revs: Readonly<Record<string, number>>
}
async function itemOf(pageId: string, table: 'bf_pages' | 'bf_groups' | 'bf_fields'): Promise<Item> {
  const where = table === 'bf_pages' ? sql`id = ${pageId}` : sql`page_id = ${pageId}`
  const [row] = await cms.db.rows<Item>(sql`select id, draft, revs from ${sql.identifier(table)} where ${where}`)
  if (!row) throw new Error('gone')
  return row
}

async function lock(id: string, password: string | null) {
  const { revs } = await itemOf(id, 'bf_pages')
  expect(await cms.call(updatePageInfo, { id, lang: 'de', meta: { password }, base: revs })).toMatchObject({
    status: 200,
  })
}

async function put(itemType: 'field' | 'group', { id, revs }: Pick<Item, 'id' | 'revs'>, key: string, value: unknown) {
  const { json } = await cms.call(saveValues, [{ itemType, id, key, value, base: revs[key] ?? 0 }] as never)
  expect(json.answers).toMatchObject([{ success: true }])
}

/** A person of a team, and the container that shows it or keeps it back. */
async function makeMember() {
  const container = await makePage(cms, 'teamContainer')
  const values = {
    order: 'a0',
    'name.de': 'Vera',
    'slug.de': `vera-${crypto.randomUUID()}`,
    disallowedLanguages: locales.filter((locale) => locale !== 'de'),
  }
  const words = { 'content.de': { text: 'Wörter', by: 'person' } }
  const { id } = await insertPage(cms.db, {
    collection: 'team',
    values,
    groups: [{ name: 'hero', fields: { title: words } }],
  })
  await container.publish()
  const arrange = async (items: { shown: string[]; archived: string[] }) => {
    const [group] = await cms.db.rows<Item>(sql`select id, draft, revs from bf_groups where id = ${container.groupId}`)
    if (group) await put('group', group, 'items', items)
    await container.publish()
  }
  return { id, arrange }
}
type Member = Awaited<ReturnType<typeof makeMember>>

let words = 0
const steps = {
  types: async ({ id }: Member) => {
    words += 1
    await put('field', await itemOf(id, 'bf_fields'), 'content.de', { text: `Wörter ${words}`, by: 'machine' })
  },
  looks: async ({ id }: Member) => {
    const field = await itemOf(id, 'bf_fields')
    await put('field', field, 'content.de', { ...(field.draft['content.de'] as object), checked: true })
  },
  locks: ({ id }: Member) => lock(id, `Lindenhof ${words}`),
  opens: ({ id }: Member) => lock(id, null),
  archives: async ({ id: pageId }: Member) => {
    const { id: groupId, revs: base } = await itemOf(pageId, 'bf_groups')
    await cms.call(changeGroupStatus, { pageId, groupId, to: 'archived', base })
  },
  keepsBack: ({ id, arrange }: Member) => arrange({ shown: [], archived: [id] }),
  showsAgain: ({ id, arrange }: Member) => arrange({ shown: [id], archived: [] }),
  publishes: ({ id }: Member) => cms.call(publishPage, { id }),
  unpublishes: ({ id }: Member) => cms.call(unpublishPage, { id }),
  reverts: ({ id }: Member) => cms.call(revertPage, { id }),
}
const names = Object.keys(steps) as (keyof typeof steps)[]
const run = fc.array(fc.constantFrom(...names), { maxLength: 8 })

test('whoever takes a page offline, discards its changes and publishes it shows what was live, whatever came before', async () => {
  await fc.assert(
    fc.asyncProperty(run, async (before) => {
      const member = await makeMember()
      for (const name of before) await steps[name](member)
      // Offline for a while, it goes live as it is.
      if (!(await live(member.id))?.page) await steps.publishes(member)
      const was = await live(member.id)
      expect(was?.page).not.toBeNull()
      await steps.unpublishes(member)
      await steps.reverts(member)
      await steps.publishes(member)
      expect(await live(member.id)).toEqual(was)
    }),
    {
      numRuns: propertyRuns(15),
      examples: [[['locks']], [['locks', 'publishes', 'opens']], [['keepsBack']], [['types', 'publishes', 'looks']]],
    },
  )
})

test('no discarding takes a password away: not of a page that is offline, that was removed, or that never was live', async () => {
  const protectedOf = async (id: string) => 'password' in (await itemOf(id, 'bf_pages')).draft
  const [offline, removed, never] = [await makePage(cms), await makePage(cms), await makePage(cms)]
  await offline.publish()
  await cms.call(unpublishPage, { id: offline.pageId })
  await lock(offline.pageId, 'Lindenhof 7')
  await removed.publish()
  await lock(removed.pageId, 'Lindenhof 8')
  const { revs } = await itemOf(removed.pageId, 'bf_pages')
  await cms.call(saveValues, [
    { itemType: 'page', id: removed.pageId, key: 'deleted', value: true, base: revs.deleted ?? 0 },
  ] as never)
  await removed.publish()
  await lock(never.pageId, 'Lindenhof 9')
  expect(await cms.call(revertAllPages, {}, cms.admin)).toMatchObject({ status: 200 })
  for (const { pageId } of [offline, removed, never]) {
    await cms.call(revertPage, { id: pageId })
    expect(await protectedOf(pageId)).toBe(true)
  }
  await offline.publish()
  expect((await live(offline.pageId))?.page).toHaveProperty('password')
})

test('a password of a live page stands in its history like all that goes live, once', async () => {
  const page = await makePage(cms)
  await page.publish()
  const numbers = () =>
    cms.db.rows<{ number: number; locked: boolean }>(sql`
      select number::int as number, state -> 'page' ? 'password' as locked from bf_revisions
      where page_id = ${page.pageId} order by number`)
  await lock(page.pageId, 'Lindenhof 7')
  const locked = [
    { number: 1, locked: false },
    { number: 2, locked: true },
  ]
  expect(await numbers()).toEqual(locked)
  expect((await page.publish()).json).toMatchObject({ revision: 2 })
  await lock(page.pageId, null)
  expect(await numbers()).toEqual([...locked, { number: 3, locked: false }])
})
