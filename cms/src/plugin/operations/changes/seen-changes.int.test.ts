import { isDeepStrictEqual } from 'node:util'
import { saveData } from '@blickfang/contract/api/v1/data.ts'
import { addGroup, removeGroup, sortGroup } from '@blickfang/contract/api/v1/group.ts'
import { listChanges, publishPage, revertPage, updatePageInfo } from '@blickfang/contract/api/v1/page.ts'
import { propertyRuns } from '@blickfang/testing/property-runs.ts'
import { sql } from '@payloadcms/db-postgres'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePage } from '../../testing/make-page.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

type Page = Awaited<ReturnType<typeof makePage>>

/** Saves of a colleague between the list and the press. */
const saves: Readonly<Record<string, (page: Page) => Promise<{ status: number }>>> = {
  words: ({ fieldId }) =>
    cms.call(saveData, {
      itemType: 'field',
      linkId: fieldId('title'),
      data: { content: { de: { text: `Worte ${crypto.randomUUID()}` } } },
      base: {},
    }),
  block: ({ pageId }) => cms.call(addGroup, { pageId, groupName: 'cta' }),
  removal: ({ pageId, groupId }) => cms.call(removeGroup, { pageId, groupId, base: {} }),
  order: ({ pageId, groupId }) => cms.call(sortGroup, { pageId, groupId, direction: 'down', base: {} }),
  info: ({ pageId }) =>
    cms.call(updatePageInfo, { id: pageId, lang: 'de', meta: { description: crypto.randomUUID() }, base: {} }),
}
const save = fc.constantFrom(...Object.keys(saves))

const list = async ({ pageId }: Page) => (await cms.call(listChanges, { id: pageId })).json

async function live(pageId: string) {
  const [row] = await cms.db.rows<{ live: unknown }>(sql`
    select jsonb_build_object('page', (select published from bf_pages where id = ${pageId}),
      'groups', (select jsonb_object_agg(id, array[draft, published]) from bf_groups where page_id = ${pageId}),
      'fields', (select jsonb_object_agg(id, array[draft, published]) from bf_fields where page_id = ${pageId})) as live`)
  return row?.live
}

test('what was saved after the list was read goes neither live nor lost: the list is to be looked at again', async () => {
  const acts = { publish: publishPage, revert: revertPage } as const
  const act = fc.constantFrom('publish' as const, 'revert' as const)
  const some = { minLength: 1, maxLength: 3 }
  await fc.assert(
    fc.asyncProperty(
      act,
      fc.boolean(),
      fc.array(save, some),
      fc.array(save, some),
      async (name, isLive, before, since) => {
        const page = await makePage(cms)
        if (isLive) await page.publish()
        for (const one of before) await saves[one]?.(page)
        const listed = await list(page)
        for (const one of since) await saves[one]?.(page)
        const [now, there] = [await list(page), await live(page.pageId)]
        const answer = await cms.call(acts[name], { id: page.pageId, seen: listed.state })
        if (!isDeepStrictEqual(now.changes, listed.changes)) expect(answer.status).toBe(409)
        if (answer.status === 409) expect(answer.json.code).toBe('CHANGED_SINCE')
        if (answer.status === 409) expect(await live(page.pageId)).toEqual(there)
        const again = (await list(page)).state
        expect((await cms.call(acts[name], { id: page.pageId, seen: again })).status).toBe(200)
        // To revert leaves what never was live waiting.
        if (!isLive && name === 'revert') return
        // As where the answer was lost: nothing waits any more.
        expect((await list(page)).state).toBe('')
        expect((await cms.call(acts[name], { id: page.pageId, seen: again })).status).toBe(200)
      },
    ),
    { numRuns: propertyRuns(10) },
  )
})

test('a press whose answer was lost may come again, and one that names nothing takes what is there', async () => {
  const page = await makePage(cms)
  const { state: seen } = (await cms.call(listChanges, { id: page.pageId })).json
  for (let round = 0; round < 2; round++) {
    expect((await cms.call(publishPage, { id: page.pageId, seen })).json).toMatchObject({ status: 200, revision: 1 })
  }
  await saves.words?.(page)
  expect((await cms.call(publishPage, { id: page.pageId, seen: 'x' })).status).toBe(400)
  expect((await cms.call(publishPage, { id: page.pageId })).status).toBe(200)
})
