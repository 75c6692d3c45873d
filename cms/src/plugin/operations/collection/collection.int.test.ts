import { blocks } from '@blickfang/blocks/contracts.generated.ts'
import { addToCollection, removeFromCollection, sortCollection } from '@blickfang/contract/api/v1/collection.ts'
import { addGroup } from '@blickfang/contract/api/v1/group.ts'
import { getPublicationStatus, listChanges, publishPage, revertPage } from '@blickfang/contract/api/v1/page.ts'
import { saveValues } from '@blickfang/contract/api/v1/values.ts'
import { namesFrom, valueInWords } from '@blickfang/contract/content/changes/value-in-words.ts'
import type { PageTeaser } from '@blickfang/contract/content/page-view.ts'
import { completeItems, type Items, withMoved, withShown } from '@blickfang/contract/kernel/items/items.ts'
import { dataFor } from '@blickfang/contract/kernel/source.ts'
import { propertyRuns } from '@blickfang/testing/property-runs.ts'
import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { down, up } from '../../../migrations/20261130_020000_arranged_collections.ts'
import { insertPage } from '../../../testing/insert-page.ts'
import { makePage } from '../../testing/make-page.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { listRoundPages } from '../game/list-round-pages.ts'
import { getPageView } from '../page/get-page-view.ts'

let cms: TestCms
let team: readonly string[]
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())
beforeEach(async () => {
  await cms.db.rows(sql`delete from bf_pages where collection = 'team'`)
  await cms.db.rows(sql`delete from bf_groups where name = 'teamContainer'`)
  team = await Promise.all(Array.from({ length: 10 }, (_, at) => insertPerson(at)))
})

async function insertPerson(at: number): Promise<string> {
  const slug = `person-${at}-${crypto.randomUUID()}`
  const values = { order: `a${at}`, 'name.de': `Person ${at}`, 'slug.de': slug }
  return (await insertPage(cms.db, { collection: 'team', values })).id
}

/** People whom the container shows, to visitors or in the draft. */
async function shown(pageId: string, groupId: string, draft = false): Promise<readonly string[]> {
  const [row] = await cms.db.rows<{ slug: string }>(
    sql`select draft->>'slug.de' as slug from bf_pages where id = ${pageId}`,
  )
  const actor = { id: null, role: draft ? 'optician' : 'visitor' } as const
  const asked = { locale: 'de', collection: null, slug: row?.slug ?? '', draft } as const
  const view = await getPageView(asked, { db: cms.db, actor })
  const group = view?.groups.find(({ id }) => id === groupId)
  if (!view || !group) throw new Error('no container')
  const data = dataFor({ block: blocks.teamContainer, options: {}, items: group.items }, view.sources)
  return (data.pages as readonly PageTeaser[]).map(({ id }) => id)
}

const isArchived = async (id: string) => {
  const [row] = await cms.db.rows<{ live: boolean; waits: boolean }>(
    sql`select coalesce(published->'archived' = 'true', false) as live, changed as waits from bf_pages where id = ${id}`,
  )
  return row
}

async function save(id: string, items: Items | null, base: number) {
  const { json } = await cms.call(saveValues, [{ itemType: 'group', id, key: 'items', value: items, base }] as never)
  return json.answers[0]
}

test('ten people in another order and one archived are one change, and live with one publish', async () => {
  const page = await makePage(cms, 'teamContainer')
  await page.publish()
  expect(await shown(page.pageId, page.groupId)).toEqual(team)
  const [gone = '', ...others] = team.toReversed()
  expect(await save(page.groupId, { shown: others, archived: [gone] }, 0)).toMatchObject({ success: true })
  const status = (await cms.call(getPublicationStatus, { id: page.pageId })).json
  expect(status).toMatchObject({ items: 1, elsewhere: 0, changes: { groups: 1, pages: 0 } })
  expect(await shown(page.pageId, page.groupId, true)).toEqual(others)
  expect(await shown(page.pageId, page.groupId)).toEqual(team)
  const { changes, called } = (await cms.call(listChanges, { id: page.pageId })).json
  expect(changes).toHaveLength(1)
  expect(valueInWords({ key: 'items', value: changes[0].after }, namesFrom(called, 'de'))).toBe(
    'Person 8, Person 7, Person 6, Person 5, Person 4, Person 3, Person 2, Person 1, Person 0 · archiviert: Person 9',
  )
  await page.publish()
  expect(await shown(page.pageId, page.groupId)).toEqual(others)
  expect(await isArchived(gone)).toEqual({ live: true, waits: false })
  expect((await cms.call(getPublicationStatus, { id: page.pageId })).json).toMatchObject({ items: 0, elsewhere: 0 })
})

test('whoever is shown again has an address again, once that is published', async () => {
  const page = await makePage(cms, 'teamContainer')
  const [first = '', ...others] = team
  await save(page.groupId, { shown: others, archived: [first] }, 0)
  await page.publish()
  expect(await isArchived(first)).toEqual({ live: true, waits: false })
  await save(page.groupId, { shown: team as string[], archived: [] }, 1)
  expect(await shown(page.pageId, page.groupId, true)).toEqual(team)
  expect(await isArchived(first)).toEqual({ live: true, waits: false })
  await page.publish()
  expect(await isArchived(first)).toEqual({ live: false, waits: false })
  expect(await shown(page.pageId, page.groupId)).toEqual(team)
})

test('a page that another container still shows keeps its address, until that one keeps it back too', async () => {
  const [one, two] = [await makePage(cms, 'teamContainer'), await makePage(cms, 'teamContainer')]
  await two.publish()
  const [first = '', ...others] = team
  const away = { shown: others, archived: [first] }
  await save(one.groupId, away, 0)
  await one.publish()
  expect(await isArchived(first)).toMatchObject({ live: false })
  expect(await shown(one.pageId, one.groupId)).toEqual(others)
  expect(await shown(two.pageId, two.groupId)).toEqual(team)
  await save(two.groupId, away, 0)
  await two.publish()
  expect(await isArchived(first)).toEqual({ live: true, waits: false })
})

const kinds = ['move', 'move', 'move', 'show', 'archive', 'archive', 'publish', 'revert'] as const
const step = fc.record({ type: fc.constantFrom(...kinds), person: fc.nat(9), over: fc.nat(9) })

test('whatever is moved, archived, published and reverted: live is what was published last, at once for all', async () => {
  const page = await makePage(cms, 'teamContainer')
  await page.publish()
  const container = { collectionId: page.groupId, collectionName: 'team' }
  let [draft, live] = Array.from({ length: 2 }, () =>
    completeItems(
      team.map((id) => ({ id })),
      null,
    ),
  ) as [Items, Items]
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
      for (const next of steps) {
        const [active = '', over = ''] = [team[next.person], team[next.over]]
        if (next.type === 'move') {
          await cms.call(sortCollection, { ...container, active, over })
          draft = withMoved(draft, active, over)
        } else if (next.type === 'show' || next.type === 'archive') {
          const action = next.type === 'show' ? 'add' : 'remove'
          await cms.call(addToCollection, { ...container, action, pageId: active })
          draft = withShown(draft, active, next.type === 'show')
        } else if (next.type === 'publish') {
          await cms.call(publishPage, { id: page.pageId })
          live = draft
        } else {
          await cms.call(revertPage, { id: page.pageId })
          draft = live
        }
        expect(await shown(page.pageId, page.groupId, true)).toEqual(draft.shown)
        expect(await shown(page.pageId, page.groupId)).toEqual(live.shown)
      }
    }),
    { numRuns: propertyRuns(6) },
  )
})

test('two people who arrange the same container hear of each other', async () => {
  const page = await makePage(cms, 'teamContainer')
  const mine = completeItems(
    team.map((id) => ({ id })),
    null,
  )
  await save(page.groupId, withMoved(mine, team[0] ?? '', team[3] ?? ''), 0)
  const answer = await save(page.groupId, withShown(mine, team[5] ?? '', false), 0)
  expect(answer).toMatchObject({ success: false, code: 'CONFLICT' })
  // Those who say no more than what moves where stand beside it.
  const both = await cms.call(addToCollection, {
    ...{ collectionId: page.groupId, collectionName: 'team', action: 'remove', pageId: team[5] },
  })
  expect(both.json.items).toEqual(withShown(withMoved(mine, team[0] ?? '', team[3] ?? ''), team[5] ?? '', false))
})

test('a new person comes behind the others, and one that is removed leaves its place to nobody', async () => {
  const page = await makePage(cms, 'teamContainer')
  const container = { collectionId: page.groupId, collectionName: 'team' }
  const { json } = await cms.call(addToCollection, { ...container, initialMeta: { name: 'Zoë' }, lang: 'de' })
  expect(json.page).toMatchObject({ collection: 'team', name: { de: 'Zoë' } })
  expect(json.items.shown).toEqual([...team, json.page.id])
  const called = await cms.call(addToCollection, container)
  expect(called.json.page.name).toEqual({ de: 'Person' })
  await cms.call(removeFromCollection, { ...container, groupId: json.page.id })
  expect(await shown(page.pageId, page.groupId, true)).toEqual([...team, called.json.page.id])
})

test('what is no member, no container or of another collection is refused, and ids in capitals are the same', async () => {
  const page = await makePage(cms, 'teamContainer')
  const hero = await cms.call(addGroup, { pageId: page.pageId, groupName: 'hero' })
  const container = { collectionId: page.groupId, collectionName: 'team' }
  const [active = '', over = ''] = team
  const stranger = crypto.randomUUID()
  const sort = async (input: object) => (await cms.call(sortCollection, { ...container, active, over, ...input })).json
  expect((await sort({ over: stranger })).code).toBe('NOT_IN_COLLECTION')
  expect((await sort({ collectionName: 'service' })).fields).toEqual({ collectionName: 'unknownCollection' })
  expect((await sort({ collectionId: hero.json.groups[0].id })).code).toBe('INVALID')
  expect((await sort({ collectionId: stranger })).code).toBe('NOT_FOUND')
  const capitals = { collectionId: page.groupId.toUpperCase(), active: active.toUpperCase(), over: over.toUpperCase() }
  expect((await sort(capitals)).items.shown.slice(0, 2)).toEqual([over, active])
  const add = await cms.call(addToCollection, { ...container, action: 'add', pageId: stranger })
  expect(add.json.code).toBe('NOT_FOUND')
  const remove = await cms.call(removeFromCollection, { ...container, groupId: stranger })
  expect(remove.json.code).toBe('NOT_FOUND')
  expect(await save(hero.json.groups[0].id, { shown: [], archived: [] }, 0)).toMatchObject({ code: 'INVALID' })
  expect((await cms.call(sortCollection, { ...container, active, over }, null as never)).status).toBe(401)
})

test('a round goes by the map: its holes stand in the order of the container, without those that it keeps back', async () => {
  const hole = async (at: number) => {
    const values = { order: `a${at}`, 'name.de': `Loch ${at}`, 'slug.de': `loch-${at}-${crypto.randomUUID()}` }
    return (await insertPage(cms.db, { collection: 'map', values, groups: [{ name: 'scoreTracker' }] })).id
  }
  const holes = [await hole(1), await hole(2), await hole(3)]
  const round = async () => (await listRoundPages(cms.db)).filter((id) => holes.includes(id))
  const map = await makePage(cms, 'mapContainer')
  await map.publish()
  expect(await round()).toEqual(holes)
  const [first = '', second = '', third = ''] = holes
  await save(map.groupId, { shown: [third, first], archived: [second] }, 0)
  expect(await round()).toEqual(holes)
  await map.publish()
  expect(await round()).toEqual([third, first])
})

test('the migration carries over who stands where, each state by itself, and nothing waits that did not', async () => {
  const page = await makePage(cms, 'teamContainer')
  await page.publish()
  const [first = '', second = '', ...others] = team
  await cms.db.rows(sql`update bf_pages set draft = draft || '{"order": "b0"}' where id = ${first}`)
  await cms.db.rows(sql`update bf_pages set draft = draft || '{"archived": true}', published = published || '{"archived": true}'
    where id = ${second}`)
  const before = [await shown(page.pageId, page.groupId), await shown(page.pageId, page.groupId, true)]
  const args = { db: cms.payload.db.drizzle, payload: cms.payload } as unknown as MigrateUpArgs
  await up(args)
  expect(before).toEqual([
    [first, ...others],
    [...others, first],
  ])
  expect([await shown(page.pageId, page.groupId), await shown(page.pageId, page.groupId, true)]).toEqual(before)
  expect(await isArchived(first)).toEqual({ live: false, waits: false })
  expect((await cms.call(getPublicationStatus, { id: page.pageId })).json).toMatchObject({ items: 1, elsewhere: 0 })
  await down(args)
  const [row] = await cms.db.rows(
    sql`select draft->'items' as draft, changed from bf_groups where id = ${page.groupId}`,
  )
  expect(row).toEqual({ draft: null, changed: false })
})
