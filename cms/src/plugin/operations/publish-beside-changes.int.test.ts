import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { addGroup as addGroupContract } from '@blickfang/contract/api/v1/group.ts'
import type { EditorGroup } from '@blickfang/contract/content/editor-page.ts'
import type { Revisions } from '@blickfang/contract/content/values.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePage } from '../testing/make-page.ts'
import { startCms, type TestCms } from '../testing/start-cms.ts'
import { listOf } from './content/content-table.ts'
import { writeValues } from './content/write-values.ts'
import { addGroup } from './group/add-group.ts'
import { changeGroupStatus } from './group/change-group-status.ts'
import { removeGroup } from './group/remove-group.ts'
import { sortGroup } from './group/sort-group.ts'
import type { OperationContext } from './operation-context.ts'
import { publishPage } from './page/publish-page.ts'

let cms: TestCms
let system: OperationContext & { query: undefined }
beforeAll(async () => {
  cms = await startCms()
  system = { payload: cms.payload, db: cms.db, actor: { id: null, role: 'system' }, query: undefined }
})
afterAll(() => cms.stop())

const rounds = 500

/** A page with two boards of three cards each, and a hero: twenty-nine fields. */
async function makeLargePage() {
  const page = await makePage(cms)
  const added = await Promise.all(
    ['imageBoard', 'imageBoard'].map((groupName) => cms.call(addGroupContract, { pageId: page.pageId, groupName })),
  )
  const groups: EditorGroup[] = [...page.groups, ...added.flatMap(({ json }) => json.groups)]
  return { pageId: page.pageId, groups }
}

/** Lists the halves with which the page must not be live. Each publish leaves none. */
async function listHalves(pageId: string) {
  return cms.db.rows<{ half: string; id: string }>(sql`
    with live as (select g.id, g.published from bf_groups g left join bf_groups board on board.id = g.parent_id
      where g.page_id = ${pageId} and g.published is not null and (g.parent_id is null or board.published is not null))
    select 'block without words' as half, id from live
      where exists (select from bf_fields f where f.group_id = live.id and f.published is null)
    union all select 'words without block', id from bf_fields
      where page_id = ${pageId} and published is not null and group_id not in (select id from live)
    union all select 'card without board', id from bf_groups
      where page_id = ${pageId} and published is not null and id not in (select id from live)
    union all select 'removed and live', id from bf_groups where page_id = ${pageId} and published -> 'deleted' = 'true'
    union all select 'not what the revision holds', p.id from bf_pages p where p.id = ${pageId}
      and (select jsonb_object_agg(entry ->> 'id', entry -> 'values') from bf_revisions r,
          jsonb_array_elements(r.state -> 'groups' || (r.state -> 'fields')) as entry
          where r.page_id = p.id and r.number = (select max(number) from bf_revisions where page_id = p.id))
        is distinct from (select jsonb_object_agg(id, published)
          from (select id, published from bf_groups where page_id = p.id union all select id, published from bf_fields where page_id = p.id) item
          where published is not null)`)
}

async function revsOf(id: string): Promise<Revisions> {
  const [row] = await cms.db.rows<{ revs: Revisions }>(sql`select revs from bf_groups where id = ${id}`)
  return row?.revs ?? {}
}

/** Does one thing after the other to the page until it is stopped. A conflict with a publish or a colleague is no failure. */
async function keepBusy(isOver: () => boolean, act: (turn: number) => Promise<unknown>): Promise<number> {
  let turn = 0
  for (; !isOver(); turn++) {
    await act(turn).catch((error) => {
      if (!(error instanceof AppError && error.code === 'CONFLICT')) throw error
    })
  }
  return turn
}

async function changeOne({ pageId, groups }: Awaited<ReturnType<typeof makeLargePage>>, turn: number) {
  const group = groups[turn % groups.length] as EditorGroup
  const body = { pageId, groupId: group.id, base: await revsOf(group.id) }
  const round = Math.floor(turn / groups.length) % 4
  if (round === 0) await removeGroup({ ...system, body })
  else if (round === 2) await changeGroupStatus({ ...system, body: { ...body, to: 'archived' } })
  else await changeGroupStatus({ ...system, body: { ...body, to: 'draft' } })
  await sortGroup({
    ...system,
    body: { ...body, direction: turn % 2 ? 'up' : 'down', base: await revsOf(group.id) },
  })
}

test('a publish beside removing, bringing back, archiving, moving and adding is one state of the page', async () => {
  const page = await makeLargePage()
  let isOver = false
  const busy = [0, 3].map((start) =>
    keepBusy(
      () => isOver,
      (turn) => changeOne(page, turn + start),
    ),
  )
  const halves: string[] = []
  for (let round = 0; round < rounds; round++) {
    const adding = round % 50 === 0 && addGroup({ ...system, body: { pageId: page.pageId, groupName: 'cta' } })
    await Promise.all([publishPage({ ...system, body: { id: page.pageId } }), adding])
    halves.push(...(await listHalves(page.pageId)).map(({ half }) => `${half} (${round})`))
  }
  isOver = true
  const turns = await Promise.all(busy)
  expect(halves).toEqual([])
  expect(Math.min(...turns)).toBeGreaterThan(rounds / 10)
}, 240_000)

test('a publish never has what was saved later without what was saved before it', async () => {
  const { pageId, groups } = await makeLargePage()
  const items = groups.flatMap(({ id, fields }) => [
    { itemType: 'group' as const, id },
    ...fields.map((field) => ({ itemType: 'field' as const, id: field.id })),
  ])
  let isOver = false
  // Writes a number into one item after the other, each only when the one before is saved.
  const counting = keepBusy(
    () => isOver,
    async (turn) => {
      for (const item of items)
        await writeValues(system, { ...item, patch: { 'options.count': turn + 1 }, base: { 'options.count': turn } })
    },
  )
  for (let round = 0; round < rounds / 5; round++) {
    await publishPage({ ...system, body: { id: pageId } })
    const rows = await cms.db.rows<{ id: string; count: number }>(sql`
      select id, coalesce(published -> 'options.count', '0')::int as count
      from (select id, published from bf_groups union all select id, published from bf_fields) item
      where id = any(${listOf(
        items.map(({ id }) => id),
        'uuid',
      )})`)
    const counts = items.map(({ id }) => rows.find((row) => row.id === id)?.count)
    expect(counts).toEqual(counts.toSorted((one = 0, two = 0) => two - one))
  }
  isOver = true
  expect(await counting).toBeGreaterThan(10)
}, 60_000)
