import { randomUUID } from 'node:crypto'
import { listChangelog, seeChangelog } from '@blickfang/contract/api/v1/changelog.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

const older = '2026-03-01T11:00:00.000Z'
const newer = '2026-04-01T11:00:00.000Z'
const entriesOf = async (query: Record<string, string>, as?: string) =>
  (await cms.call(listChangelog, query, as)).json.entries
const see = (seen: string[], as?: string) => cms.call(seeChangelog, { seen }, as)

async function write(date: string, words: string) {
  const data = { date, de: `${words} (deutsch)`, fr: `${words} (français)` }
  await cms.payload.create({ collection: 'bf-changelog', data, overrideAccess: true })
}

test('news are unseen for each person until that person has seen them, and are all there on demand', async () => {
  await write(older, 'Ordner')
  await write(newer, 'Zuschnitt')
  await write(new Date(Date.now() + 86_400_000).toISOString(), 'Morgen')
  expect(await entriesOf({})).toMatchObject([
    { date: newer, de: 'Zuschnitt (deutsch)', fr: 'Zuschnitt (français)', text: 'Zuschnitt (deutsch)', isSeen: false },
    { date: older, isSeen: false },
  ])
  expect((await see([newer])).json.seen).toBe(1)
  expect((await see([newer, newer])).json.seen).toBe(0)
  expect(await entriesOf({ language: 'fr' })).toMatchObject([{ date: older, text: 'Ordner (français)' }])
  expect(await entriesOf({ showAll: 'true' })).toMatchObject([
    { date: newer, isSeen: true },
    { date: older, isSeen: false },
  ])
  expect(await entriesOf({ showAll: 'false' }, cms.admin)).toMatchObject([{ date: newer }, { date: older }])
})

test('what is no entry’s moment leaves nothing behind, and what is no moment is refused', async () => {
  expect((await see(['1999-01-01T00:00:00.000Z'])).json.seen).toBe(0)
  expect(await cms.db.rows(sql`select 1 from bf_changelog_seen where date < '2000-01-01'`)).toEqual([])
  expect((await cms.call(seeChangelog, { seen: ['gestern'] })).status).toBe(400)
  expect((await cms.call(listChangelog, { language: 'it' })).status).toBe(400)
})

test('visitors read no news, and an account takes its notes along', async () => {
  expect((await cms.call(listChangelog, {}, null)).status).toBe(401)
  const data = { email: `${randomUUID()}@test.example`, password: 'vier Wörter am Stück', role: 'optician' as const }
  const { id } = await cms.payload.create({ collection: 'bf-users', data, overrideAccess: true })
  await cms.db.rows(sql`insert into bf_changelog_seen (user_id, date) values (${id}, ${older})`)
  await cms.payload.delete({ collection: 'bf-users', id, overrideAccess: true })
  expect(await cms.db.rows(sql`select 1 from bf_changelog_seen where user_id = ${id}`)).toEqual([])
})
