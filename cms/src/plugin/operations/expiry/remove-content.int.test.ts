import { changeGroupStatus } from '@blickfang/contract/api/v1/group.ts'
import { removePage } from '@blickfang/contract/api/v1/page.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePage } from '../../testing/make-page.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { removeGroupTombstones, removePageTombstones, removeRevisions } from './remove-content.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

/** As if nobody had touched anything of a page for so many days. */
async function age(pageId: string, days: number): Promise<void> {
  const then = sql`now() - make_interval(days => ${days})`
  await cms.db.rows(sql`update bf_pages set updated_at = ${then} where id = ${pageId}`)
  await cms.db.rows(sql`update bf_groups set updated_at = ${then} where page_id = ${pageId}`)
  await cms.db.rows(sql`update bf_fields set updated_at = ${then} where page_id = ${pageId}`)
}

const rowsOf = (pageId: string) =>
  cms.db.rows<{ pages: number; groups: number; fields: number; slugs: number; revisions: number }>(sql`
    select (select count(*)::int from bf_pages where id = ${pageId}) as pages,
      (select count(*)::int from bf_groups where page_id = ${pageId}) as groups,
      (select count(*)::int from bf_fields where page_id = ${pageId}) as fields,
      (select count(*)::int from bf_page_slugs where page_id = ${pageId}) as slugs,
      (select count(*)::int from bf_revisions where page_id = ${pageId}) as revisions`)

const remove = (id: string, restore = false) => cms.call(removePage, { id, ...(restore && { restore }) })

/** A page that was live and has gone, and its block. */
async function makeRemovedPage(days: number) {
  const page = await makePage(cms)
  await page.publish()
  await remove(page.pageId)
  await page.publish()
  await age(page.pageId, days)
  return page
}

test('a page that was removed longer ago than that is gone for good, with all that was on it', async () => {
  const { pageId } = await makeRemovedPage(91)
  expect((await rowsOf(pageId))[0]).toMatchObject({ pages: 1, groups: 1 })
  expect(await removePageTombstones(cms.db, 90)).toBe(1)
  expect(await rowsOf(pageId)).toEqual([{ pages: 0, groups: 0, fields: 0, slugs: 0, revisions: 0 }])
})

test('until then it can be brought back, and a page that was brought back stays', async () => {
  const { pageId } = await makeRemovedPage(89)
  expect(await removePageTombstones(cms.db, 90)).toBe(0)
  expect((await remove(pageId, true)).status).toBe(200)
  await age(pageId, 400)
  expect(await removePageTombstones(cms.db, 90)).toBe(0)
  expect((await rowsOf(pageId))[0]).toMatchObject({ pages: 1, groups: 1 })
})

test('a page that is live stays, also while its removal waits to be published', async () => {
  const { pageId, publish } = await makePage(cms)
  await publish()
  await remove(pageId)
  await age(pageId, 400)
  expect(await removePageTombstones(cms.db, 90)).toBe(0)
})

test('a page on which something was changed since stays as long again', async () => {
  const { pageId, groupId } = await makeRemovedPage(400)
  await cms.db.rows(sql`update bf_groups set updated_at = now() where id = ${groupId}`)
  expect(await removePageTombstones(cms.db, 90)).toBe(0)
  await age(pageId, 400)
  expect(await removePageTombstones(cms.db, 90)).toBe(1)
})

const groupIds = async (pageId: string) =>
  (await cms.db.rows<{ id: string }>(sql`select id from bf_groups where page_id = ${pageId}`)).map(({ id }) => id)

test('a block that was removed longer ago than that is gone for good, with its cards and fields; its page stays', async () => {
  const { pageId, groupId } = await makePage(cms, 'imageBoard')
  const kept = await makePage(cms, 'imageBoard')
  expect((await groupIds(pageId)).length).toBeGreaterThan(1)
  for (const page of [{ pageId, groupId }, kept])
    await cms.call(changeGroupStatus, { pageId: page.pageId, groupId: page.groupId, to: 'deleted', base: {} })
  await age(pageId, 91)
  await age(kept.pageId, 89)
  expect(await removeGroupTombstones(cms.db, 90)).toBe(1)
  expect((await rowsOf(pageId))[0]).toMatchObject({ pages: 1, groups: 0, fields: 0 })
  expect(await groupIds(kept.pageId)).toContain(kept.groupId)
})

test('a removed block with anything in it that is live or newer stays', async () => {
  const live = await makePage(cms, 'imageBoard')
  const newer = await makePage(cms, 'imageBoard')
  for (const { pageId, groupId } of [live, newer]) {
    await cms.call(changeGroupStatus, { pageId, groupId, to: 'deleted', base: {} })
    await age(pageId, 400)
  }
  await cms.db.rows(sql`update bf_groups set published = draft where parent_id = ${live.groupId}`)
  await age(live.pageId, 400)
  await cms.db.rows(sql`update bf_fields set updated_at = now() where page_id = ${newer.pageId}`)
  expect(await removeGroupTombstones(cms.db, 90)).toBe(0)
})

test('old revisions go, but never the last ten of a page', async () => {
  const [many, few] = [await makePage(cms), await makePage(cms)]
  const insert = (pageId: string, count: number) =>
    cms.db.rows(sql`insert into bf_revisions (page_id, number, state, created_at)
      select ${pageId}, n, '{}', now() - make_interval(days => 2000 - n) from generate_series(1, ${count}::int) n`)
  await insert(many.pageId, 25)
  await insert(few.pageId, 10)
  await cms.db.rows(sql`update bf_revisions set created_at = now() where page_id = ${many.pageId} and number = 3`)
  expect(await removeRevisions(cms.db, 730)).toBe(14)
  const left = await cms.db.rows<{ number: string }>(
    sql`select number from bf_revisions where page_id = ${many.pageId} order by number`,
  )
  expect(left.map(({ number }) => Number(number))).toEqual([3, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25])
  expect((await rowsOf(few.pageId))[0]).toMatchObject({ revisions: 10 })
})
