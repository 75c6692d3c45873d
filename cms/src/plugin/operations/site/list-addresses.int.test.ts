import type { ContentValues } from '@blickfang/contract/content/values.ts'
import { type GameRole, gameRoles } from '@blickfang/contract/game/game-addresses.ts'
import { sql } from '@payloadcms/db-postgres'
import { getPayload, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import config from '../../../payload.config.ts'
import { insertPage } from '../../../testing/insert-page.ts'
import { type Database, databaseOf } from '../../db/database.ts'
import { getPageView } from '../page/get-page-view.ts'
import { listAddresses } from './list-addresses.ts'

const actor = { id: null, role: 'visitor' } as const
let payload: Payload
let db: Database

const named = (name: string, values: ContentValues = {}) => ({ 'slug.de': name, 'name.de': name, ...values })

/** A stop of the map with a block that shows scores. */
const stop = (name: string, display: ContentValues) =>
  insertPage(db, {
    collection: 'map',
    values: named(name),
    groups: [{ name: 'scoreTracker', values: display }],
  })

beforeAll(async () => {
  payload = await getPayload({ config })
  db = databaseOf(payload)
  await insertPage(db, { values: named('kontakt') })
  for (const role of gameRoles) {
    const name = role === 'start' ? 'game' : role
    await insertPage(db, { collection: 'game', role, values: named(name) })
  }
  await stop('loch', {})
  await stop('rangliste', { 'options.scoreOptions': 'TABLE' })
  await stop('frueher-rangliste', { 'options.scoreOptions': 'TABLE', archived: true })
  const locked = await insertPage(db, { values: named('tresor') })
  await db.rows(sql`update bf_pages set draft = draft || '{"password": "hash"}' where id = ${locked.id}`)
  await insertPage(db, { values: named('entwurf'), published: null })
})
afterAll(() => payload.destroy())

const listed = async () => {
  const addresses = await listAddresses({ locale: 'de', draft: false }, { db, actor })
  return addresses.map(({ href }) => href)
}

test('the sitemap names the pages of all collections, and of the game only what one may find: its start and its holes', async () => {
  expect((await listed()).toSorted()).toEqual(['/de/game', '/de/kontakt', '/de/map/frueher-rangliste', '/de/map/loch'])
})

test('each tells when it last went live: at its last publish, whatever was saved since; without one, when it was made', async () => {
  const made = await insertPage(db, { values: named('frisch') })
  const again = await insertPage(db, { values: named('wieder') })
  await db.rows(
    sql`update bf_pages set created_at = '2026-01-02 03:04:05Z', updated_at = now() where id in (${made.id}, ${again.id})`,
  )
  await db.rows(sql`insert into bf_revisions (page_id, number, state, created_at) values
    (${again.id}, 1, '{}', '2026-02-01 00:00:00Z'), (${again.id}, 2, '{}', '2026-03-04 05:06:07.089Z')`)
  const addresses = await listAddresses({ locale: 'de', draft: false }, { db, actor })
  const times = new Map(addresses.map(({ href, publishedAt }) => [href, publishedAt]))
  expect(times.get('/de/frisch')).toBe('2026-01-02T03:04:05.000Z')
  expect(times.get('/de/wieder')).toBe('2026-03-04T05:06:07.089Z')
  await db.rows(sql`delete from bf_pages where id in (${made.id}, ${again.id})`)
})

const gamePages = gameRoles.map((role: GameRole): [string, string, boolean] => [
  'game',
  role === 'start' ? 'game' : role,
  role !== 'start',
])

test.each<[string | null, string, boolean]>([
  [null, 'kontakt', false],
  [null, 'tresor', true],
  ['map', 'loch', false],
  ['map', 'rangliste', true],
  ...gamePages,
])('a page tells search engines the same as the sitemap: %s %s', async (collection, slug, unlisted) => {
  const page = await getPageView({ locale: 'de', collection, slug, draft: false }, { db, actor })
  expect(page?.unlisted).toBe(unlisted)
  const address = collection && collection !== slug ? `/de/${collection}/${slug}` : `/de/${slug}`
  expect((await listed()).includes(address)).toBe(!unlisted)
})
