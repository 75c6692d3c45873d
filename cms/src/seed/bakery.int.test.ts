import { randomUUID } from 'node:crypto'
import { sendContact } from '@blickfang/contract/api/v1/form.ts'
import { getSettings, saveSettings } from '@blickfang/contract/api/v1/settings.ts'
import { sections } from '@blickfang/contract/content/settings.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pagesToStandOn } from '../plugin/operations/setup/pages/empty-pages.ts'
import { pageRows } from '../plugin/operations/setup/pages/page-rows.ts'
import { writePages } from '../plugin/operations/setup/pages/write-pages.ts'
import { getSiteView } from '../plugin/operations/site/get-site-view.ts'
import { openedBefore } from '../plugin/testing/opened-before.ts'
import { publishPageWith } from '../plugin/testing/publish-page-with.ts'
import { startCms, type TestCms } from '../plugin/testing/start-cms.ts'

/** Words of the demo's trade that every site once said. */
const demo = /opti[ckqč]|winterthur|lindenhof|brille|lunette|augen|golf/i

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
  await writePages(cms.db, pageRows(pagesToStandOn(false), {}), { isLive: false })
  const { settings, rev } = (await cms.call(getSettings, {}, cms.admin)).json
  const bakery = {
    ...settings,
    business: { kind: 'bakery', country: 'FR', holidayRegion: '', timeZone: 'Europe/Paris', notFound: '' },
    contact: { email: 'anna@example.com', companyName: 'Chez Anna' },
  }
  expect((await cms.call(saveSettings, { settings: bakery, base: rev }, cms.admin)).status).toBe(200)
})
afterAll(() => cms.stop())

test('an empty site has no page and no block of the game', async () => {
  const rows = await cms.db.rows<{ words: string }>(sql`
    select draft::text || coalesce(collection, '') || coalesce(role, '') as words from bf_pages
    union all select name || draft::text from bf_groups union all select name || draft::text from bf_fields`)
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.filter(({ words }) => demo.test(words) || /game|score/i.test(words))).toEqual([])
})

test('what visitors’ pages are made of says what kind of business it is, and names no other', async () => {
  const view = await getSiteView({ locale: 'de', draft: false }, { db: cms.db, actor: { id: null, role: 'visitor' } })
  expect(view.business).toEqual({
    kind: 'bakery',
    country: 'FR',
    holidayRegion: '',
    timeZone: 'Europe/Paris',
    notFound: '',
  })
  expect(view.homeLocales).toEqual([])
  expect(JSON.stringify(view)).not.toMatch(demo)
})

test('its mails, in the languages of the site and of the editor, are a bakery’s', async () => {
  await publishPageWith(cms, 'contactForm')
  for (const lang of ['de', 'fr', 'en'] as const) {
    const entry = {
      ...{ anrede: 'frau', vorname: 'Rosa', nachname: 'Muster', plz: '8400', telefon: '+41 52 212 47 30' },
      ...{
        email: `rosa-${lang}@example.com`,
        existingCustomer: 'ja',
        themes: ['sonstiges'],
        fragenAnmerkungen: 'Brot',
      },
      ...{ bevorzugterTermin: '2030-01-15', bevorzugteUhrzeit: 'vormittag', lang },
    }
    const body = { ...entry, key: randomUUID(), opened: openedBefore(cms.payload) }
    const sent = await cms.request({ method: 'POST', path: `/v1${sendContact.path}`, as: null, body })
    expect([lang, sent.status]).toEqual([lang, 200])
  }
  const mails = await cms.db.rows<{ words: string }>(sql`select subject || text || html as words from bf_mails`)
  expect(mails).toHaveLength(6)
  expect(mails.filter(({ words }) => demo.test(words))).toEqual([])
})

/** Every word of a configuration that a person reads. */
function wordsOf(value: unknown, isRead = false): string[] {
  if (typeof value === 'string') return isRead ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    key === 'parent' ? [] : wordsOf(child, isRead || /^(labels?|description|placeholder|group|hint)$/.test(key)),
  )
}

test('the admin calls nothing by the demo’s trade', () => {
  const { collections, globals } = cms.payload.config
  const read = [...collections, ...globals].flatMap((one) =>
    // The directory is that of the health opticians, whatever a site is.
    one.slug === 'bf-businesses' ? [] : wordsOf({ ...one, flattenedFields: [], joins: [], endpoints: [] }),
  )
  expect(read.length).toBeGreaterThan(200)
  // A tab that nobody sees is called by the name under which its value is stored.
  const seen = read.filter((words) => words !== 'Health Optics' && !/golf/i.test(words))
  expect(seen.filter((words) => demo.test(words))).toEqual([])
  // What is for one trade alone says so to that trade.
  const settings = sections.filter(({ kinds }) => !kinds || kinds.includes('bakery'))
  expect(wordsOf(settings).filter((words) => demo.test(words) && !/golf/i.test(words))).toEqual([])
})
