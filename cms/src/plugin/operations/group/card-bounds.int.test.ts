import { randomUUID } from 'node:crypto'
import { addGroup, removeGroup } from '@blickfang/contract/api/v1/group.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePage } from '../../testing/make-page.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

test('of five people who add the last card of a block at once one does, and there is room again when one is gone', async () => {
  const { pageId } = await makePage(cms)
  const board = (await cms.call(addGroup, { pageId, groupName: 'multiCta' })).json.groups[0].id
  const add = (id = randomUUID()) => cms.call(addGroup, { pageId, groupName: 'multiCtaCard', parentId: board, id })
  const ids = Array.from({ length: 5 }, () => randomUUID())
  const answers = await Promise.all(ids.map((id) => add(id)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400])
  const cards = () =>
    cms.db.rows<{ id: string }>(
      sql`select id from bf_groups where parent_id = ${board} and draft -> 'deleted' is distinct from 'true'`,
    )
  expect(await cards()).toHaveLength(4)
  const [first] = await cards()
  // The same card asked for again is no other one.
  const added = ids[answers.findIndex(({ status }) => status === 200)]
  expect((await add(added)).status).toBe(200)
  await cms.call(removeGroup, { pageId, groupId: first?.id ?? '', base: {} })
  expect((await add()).status).toBe(200)
  expect(await cards()).toHaveLength(4)
})
