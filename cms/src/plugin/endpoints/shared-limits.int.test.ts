import { getDocument } from '@blickfang/contract/api/v1/page.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makePage } from '../testing/make-page.ts'
import { startCms, type TestCms } from '../testing/start-cms.ts'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

/** Loads the cms as in another process: the same code, and nothing of the first one's memory. */
async function anotherProcess() {
  vi.resetModules()
  return import('../http/rate-limit.ts')
}

test('a limit holds over two processes, and a call that is given back by one counts for neither', async () => {
  const call = { name: 'two processes', client: 'a', rate: { points: 3, seconds: 60 } }
  const [one, two] = [await anotherProcess(), await anotherProcess()]
  await one.limitRate(cms.payload, call)
  await two.limitRate(cms.payload, call)
  await one.limitRate(cms.payload, call)
  await one.giveBack(cms.payload, call)
  await two.limitRate(cms.payload, call)
  for (const { limitRate } of [one, two]) {
    await expect(limitRate(cms.payload, call)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  }
  await two.limitRate(cms.payload, { ...call, client: 'b' })
})

test('an editor whom the database was too busy to know is known once it is there, and not told to sign in', async () => {
  const page = await makePage(cms)
  const gone = Object.assign(new Error('terminating connection'), { code: '57P01' })
  vi.spyOn(cms.payload.db, 'findOne').mockRejectedValueOnce(gone)
  const { status } = await cms.call(getDocument, { id: page.pageId, lang: 'de' })
  expect(cms.payload.db.findOne).toHaveBeenCalled()
  expect(status).toBe(200)
})

test('an editor is told that the site is busy, and not to sign in, while the database stays away', async () => {
  const page = await makePage(cms)
  const gone = Object.assign(new Error('terminating connection'), { code: '57P01' })
  const away = [
    vi.spyOn(cms.payload.db, 'findOne').mockRejectedValue(gone),
    vi.spyOn(cms.payload.db.pool, 'connect').mockRejectedValue(gone as never),
    vi.spyOn(cms.payload.db.pool, 'query').mockRejectedValue(gone as never),
  ]
  const { status, json } = await cms.call(getDocument, { id: page.pageId, lang: 'de' })
  for (const spy of away) spy.mockRestore()
  expect([status, json.code]).toEqual([503, 'UNAVAILABLE'])
})
