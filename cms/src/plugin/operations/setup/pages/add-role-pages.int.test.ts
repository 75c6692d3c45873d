import { execFileSync } from 'node:child_process'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startCms, type TestCms } from '../../../testing/start-cms.ts'
import { removePageTombstones } from '../../expiry/remove-content.ts'
import { addRolePages } from './add-role-pages.ts'
import { pagesToStandOn } from './empty-pages.ts'
import { pageRows } from './page-rows.ts'
import { writePages } from './write-pages.ts'

const emptyPages = pagesToStandOn(true)

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

const speak = (...active: string[]) =>
  cms.db.rows(
    sql`update bf_settings set "values" = jsonb_set("values", '{languages}', ${JSON.stringify({ default: active[0], active })}::jsonb)`,
  )

beforeEach(async () => {
  await cms.db.rows(sql`delete from bf_pages`)
  await cms.db.rows(sql`delete from bf_page_slugs`)
  await speak('de', 'fr')
  await play(true)
})

const play = (active: boolean) =>
  cms.db.rows(sql`
    update bf_settings set "values" = "values" || jsonb_build_object('game', jsonb_build_object('active', ${active}::boolean))`)

/** A site as the release before the search has left it, live, with other pages of its own. */
async function makeSite(role = 'search') {
  const before = emptyPages.filter((page) => page.role !== role)
  await writePages(cms.db, pageRows(before, {}), { isLive: true })
}

const search = async () => {
  const rows = await cms.db.rows<{ draft: Record<string, unknown>; status: string }>(
    sql`select draft, status from bf_pages where role = 'search'`,
  )
  return rows.map(({ draft, status }) => ({ ...draft, status }))
}

test('migrating gives a site of the release before the page that this one brings, as a draft, once', async () => {
  await makeSite()
  const migrate = () =>
    execFileSync(process.execPath, ['scripts/run-script.mjs', 'cms/src/migrate.ts'], { encoding: 'utf8' })
  expect(migrate()).toContain('Pages that this release brings are there as drafts: Suche.')
  expect(await search()).toEqual([
    expect.objectContaining({ 'name.de': 'Suche', 'slug.de': 'search', 'slug.fr': 'search', status: 'draft' }),
  ])
  expect(migrate()).toBe('')
  expect(await search()).toHaveLength(1)
})

test.each(emptyPages.map(({ role }) => role ?? ''))(
  'a site without the page %s gets it behind its others',
  async (role) => {
    await makeSite(role)
    expect(await addRolePages(cms.db)).toHaveLength(1)
    const roles = await cms.db.rows<{ role: string }>(
      sql`select role from bf_pages order by draft ->> 'order' collate "C"`,
    )
    expect(roles).toHaveLength(emptyPages.length)
    expect(roles.at(-1)?.role).toBe(role)
    const groups = await cms.db.rows(
      sql`select 1 from bf_groups g join bf_pages p on p.id = g.page_id where p.role = ${role}`,
    )
    expect(groups).toHaveLength(emptyPages.find((page) => page.role === role)?.groups.length ?? -1)
  },
)

test('an empty database stays empty, for the seed to fill', async () => {
  expect(await addRolePages(cms.db)).toEqual([])
})

test('one that was removed stays removed, however long ago', async () => {
  await makeSite('')
  await cms.db.rows(sql`
    update bf_pages set draft = draft || '{"deleted": true}', published = null where role = 'search'`)
  await cms.db.rows(sql`update bf_pages set updated_at = now() - interval '2 years' where role = 'search'`)
  await cms.db.rows(sql`update bf_groups set updated_at = now() - interval '2 years'`)
  await removePageTombstones(cms.db, 30)
  expect(await addRolePages(cms.db)).toEqual([])
  expect(await search()).toMatchObject([{ deleted: true, status: 'deleted' }])
})

test('a page of the site that has the address keeps it', async () => {
  await makeSite()
  await cms.db.rows(sql`
    insert into bf_page_slugs (collection, locale, slug, page_id)
    select '', 'de', 'search', id from bf_pages where role = 'terms'`)
  await addRolePages(cms.db)
  expect(await search()).toMatchObject([{ 'slug.de': 'search-2', 'slug.fr': 'search' }])
})

test('it speaks the languages of the site, and no other', async () => {
  await makeSite()
  await speak('it', 'en', 'sq')
  await addRolePages(cms.db)
  const [page] = await search()
  expect(page).toMatchObject({ 'name.it': 'Ricerca', 'name.en': 'Search', 'slug.it': 'search' })
  expect(Object.keys(page ?? {}).filter((key) => /\.(de|fr|sq)$/.test(key))).toEqual([])
  await cms.db.rows(sql`delete from bf_pages where role = 'search'`)
  await speak('sq')
  await addRolePages(cms.db)
  expect(await search()).toMatchObject([{ 'name.sq': 'Suche', 'slug.sq': 'search' }])
})

test('a site without the game gets none of its pages, and one that takes it up gets all of them', async () => {
  await play(false)
  await writePages(cms.db, pageRows(pagesToStandOn(false), {}), { isLive: true })
  expect(await addRolePages(cms.db)).toEqual([])
  await play(true)
  expect(await addRolePages(cms.db)).toEqual(['Urban Golf', 'Mitspielen', 'Teilen', 'Die Runde', 'Gutschein'])
})

test('two at once add it once', async () => {
  await makeSite()
  const added = await Promise.all([addRolePages(cms.db), addRolePages(cms.db), addRolePages(cms.db)])
  expect(added.flat()).toEqual(['Suche'])
  expect(await search()).toHaveLength(1)
})
