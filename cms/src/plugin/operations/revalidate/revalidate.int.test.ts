import { revalidateFull, revalidateTag } from '@blickfang/contract/api/v1/revalidate.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

/** Tags that web is told to let go of by a call with this status. */
async function told(call: () => Promise<{ status: number }>, status: number) {
  cms.told.length = 0
  expect((await call()).status).toBe(status)
  return [...cms.told]
}

test('every page is let go of, before the answer, by whoever edits', async () => {
  expect(await told(() => cms.call(revalidateFull, {}), 200)).toEqual(['site'])
  expect(await told(() => cms.call(revalidateFull, {}, null), 401)).toEqual([])
})

test('one tag is let go of, in the one spelling that caches know', async () => {
  const id = '7d3c1f0e-3f0b-4b6e-9d0c-0a4a4a6e1c11'
  expect(await told(() => cms.call(revalidateTag, { tag: `page:${id.toUpperCase()}` }), 200)).toEqual([`page:${id}`])
})
