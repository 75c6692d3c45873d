import { searchSite } from '@blickfang/contract/api/v1/search.ts'
import { getSettings, saveSettings } from '@blickfang/contract/api/v1/settings.ts'
import { wallTime } from '@blickfang/contract/kernel/time/wall-time.ts'
import { jobs } from '@blickfang/contract/sources/jobs/source.ts'
import { today } from '@blickfang/contract/sources/today/source.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertPage } from '../../../testing/insert-page.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { getPageView } from '../page/get-page-view.ts'

/** Between these two it is never the same day. */
const [first, last] = ['Pacific/Apia', 'Pacific/Pago_Pago'] as const

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
  await cms.db.rows(sql`update bf_settings set "values" = '{"languages": {"default": "de", "active": ["de"]}}'`)
  await insertPage(cms.db, {
    values: { 'slug.de': 'stellen', 'name.de': 'Stellen' },
    groups: [{ name: 'notice' }, { name: 'jobs' }],
  })
})
afterAll(() => cms.stop())

async function setZone(timeZone: string) {
  const { settings, rev } = (await cms.call(getSettings, {})).json
  const business = { ...settings.business, timeZone }
  return cms.call(saveSettings, { settings: { ...settings, business }, base: rev })
}

/** The day that the page goes by, and the jobs that it shows. */
async function shown() {
  const actor = { id: null, role: 'visitor' } as const
  const page = await getPageView(
    { locale: 'de', collection: null, slug: 'stellen', draft: false },
    { db: cms.db, actor },
  )
  const dataOf = (name: string) => page?.sources.find((answer) => answer.name === name)?.data
  return { date: today.schema.parse(dataOf('today')).date, jobs: jobs.schema.parse(dataOf('jobs')) }
}

test('another zone counts at once: for the day, for what is over, for the search, and every page is made anew', async () => {
  await setZone(last)
  const { date } = wallTime(new Date(), last)
  const body = { title: 'Werkstattleitung', lastDay: `${date}T12:00:00.000Z` }
  expect((await cms.request({ method: 'POST', path: '/bf-job-offers', body })).status).toBe(201)
  const found = async () =>
    (await cms.call(searchSite, { searchQuery: 'Werkstattleitung', lang: 'de' }, null)).json.total
  const then = await shown()
  expect(then).toMatchObject({ date, jobs: [{ title: 'Werkstattleitung' }] })
  expect(wallTime(new Date(then.jobs[0]?.ends ?? ''), last)).toMatchObject({ time: '00:00' })
  expect(await found()).toBe(1)
  cms.told.length = 0
  await setZone(first)
  expect(cms.told).toEqual(['site'])
  expect(await shown()).toEqual({ date: wallTime(new Date(), first).date, jobs: [] })
  expect(await found()).toBe(0)
})

test.each(['Europe/Nowhere', 'europe/zurich', '', 'UTC', "Europe/Zurich'; drop table bf_pages; --"])(
  'the zone «%s» is refused by name, and changes nothing',
  async (zone) => {
    await setZone(last)
    const before = (await cms.call(getSettings, {})).json
    cms.told.length = 0
    const refused = await setZone(zone)
    expect([refused.status, refused.json]).toMatchObject([400, { success: false, code: 'INVALID' }])
    expect(JSON.stringify(refused.json)).toContain('timeZone')
    expect((await cms.call(getSettings, {})).json).toEqual(before)
    expect(cms.told).toEqual([])
  },
)

test('a zone that nobody could have saved is as if there were none, and takes no page away', async () => {
  await cms.db.rows(sql`update bf_settings set "values" = jsonb_set("values", '{business,timeZone}', '"Mars/Olympus"')`)
  expect((await shown()).date).toBe(wallTime(new Date(), 'Europe/Zurich').date)
  expect((await cms.call(getSettings, {})).json.settings.business.timeZone).toBe('Europe/Zurich')
})
