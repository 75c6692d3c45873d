import { getTour, seeTour } from '@blickfang/contract/api/v1/account/tour.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

const isSeen = async (as: string) => (await cms.call(getTour, {}, as)).json.isSeen

test('whoever has seen the tour has seen it for good, and nobody else has', async () => {
  expect([await isSeen(cms.editor), await isSeen(cms.admin)]).toEqual([false, false])
  const answers = await Promise.all([cms.call(seeTour, {}), cms.call(seeTour, {})])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect([await isSeen(cms.editor), await isSeen(cms.admin)]).toEqual([true, false])
})

test('without a session nothing is told and nothing noted', async () => {
  expect((await cms.call(getTour, {}, null)).status).toBe(401)
  expect((await cms.call(seeTour, {}, null)).status).toBe(401)
})

test('what was noted goes with the account', async () => {
  const data = { email: 'geht@test.example', password: 'vier Wörter am Stück', role: 'optician' as const }
  // overrideAccess: the test makes and removes what an admin would.
  const { id } = await cms.payload.create({ collection: 'bf-users', data, overrideAccess: true })
  await cms.db.rows(sql`insert into bf_tours_seen (user_id) values (${id})`)
  await cms.payload.delete({ collection: 'bf-users', id, overrideAccess: true })
  expect(await cms.db.rows(sql`select 1 from bf_tours_seen where user_id = ${id}`)).toEqual([])
})
