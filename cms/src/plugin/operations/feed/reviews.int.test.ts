import { randomUUID } from 'node:crypto'
import { listFeeds, requestFeeds } from '@blickfang/contract/api/v1/feed.ts'
import { getOptician, resetOptician } from '@blickfang/contract/api/v1/optician.ts'
import { getSettings, saveSettings } from '@blickfang/contract/api/v1/settings.ts'
import { settingsSchema } from '@blickfang/contract/content/settings.ts'
import { answerOf } from '@blickfang/contract/kernel/source.ts'
import { reviews } from '@blickfang/contract/sources/reviews/source.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type OutsideStandIns, startOutsideServices } from '../../../../../local/src/outside/start-outside-services.ts'
import { insertPage } from '../../../testing/insert-page.ts'
import { jobs } from '../../jobs/jobs.generated.ts'
import { testRunner } from '../../queue/testing/test-runner.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { getPageView } from '../page/get-page-view.ts'
import { keepReviews } from './keep-reviews.ts'

vi.setConfig({ testTimeout: 120_000 })

let outside: OutsideStandIns
let cms: TestCms
let branch: string
beforeAll(async () => {
  outside = await startOutsideServices()
  Object.assign(process.env, outside.envBeside({}))
  cms = await startCms()
})
afterAll(async () => {
  await cms.stop()
  await outside.stop()
})

beforeEach(async () => {
  const body = { name: 'Lindenhof', city: 'Winterthur', placeId: ' lindenhof-winterthur ' }
  branch = (await cms.request({ method: 'POST', path: '/bf-branches', body })).json.doc.id
})
afterEach(async () => {
  outside.be('well')
  await cms.db.rows(sql`delete from bf_branches`)
  await cms.db.rows(sql`delete from bf_feeds`)
})

const read = (signal = new AbortController().signal) => keepReviews({ db: cms.db, payload: cms.payload, signal })
const feeds = async () => (await cms.call(listFeeds, {})).json.feeds

test('a page shows what was read of its branches, with the place and without its key', async () => {
  await read()
  const { id } = await insertPage(cms.db, {
    values: { 'slug.de': `bewertungen-${branch}`, 'name.de': 'Bewertungen' },
    groups: [{ name: 'reviewSlider', values: { 'options.location': [branch] } }],
  })
  const page = await getPageView(
    { locale: 'de', collection: null, slug: `bewertungen-${branch}`, draft: false },
    { db: cms.db, actor: { id: null, role: 'visitor' } },
  )
  expect(page?.id).toBe(id)
  const [shown] = answerOf(page?.sources ?? [], reviews) ?? []
  expect(shown).toMatchObject({
    branchId: branch,
    branchName: 'Lindenhof',
    city: 'Winterthur',
    rating: 4.8,
    count: 214,
  })
  expect(shown?.reviews).toHaveLength(5)
  expect(shown?.reviews[2]).toMatchObject({ author: 'Élodie Favre', rating: 4, language: 'fr' })
  expect(JSON.stringify(page)).not.toContain('lindenhof-winterthur')
})

test('pages are let go of when something new was read, and only then', async () => {
  cms.told.length = 0
  await read()
  expect(cms.told).toContain('collection:reviews')
  cms.told.length = 0
  await read()
  expect(cms.told).toEqual([])
})

test.each(['failing', 'lying'] as const)(
  'while the service is %s, what was read last stays, and the editor reads since when',
  async (mood) => {
    await read()
    const before = await feeds()
    outside.be(mood)
    await read()
    await read()
    const [feed] = await feeds()
    expect(feed).toMatchObject({
      key: `reviews:${branch}`,
      name: 'Lindenhof',
      loadedAt: before[0].loadedAt,
      failure: mood === 'failing' ? 'status 503' : 'malformed',
    })
    const [row] = await cms.db.rows<{ count: number }>(
      sql`select jsonb_array_length(data->'reviews') as count from bf_feeds`,
    )
    expect(row?.count).toBe(5)
    outside.be('well')
    await read()
    expect(await feeds()).toMatchObject([{ failedAt: null, failure: null }])
  },
)

test('a service that does not answer is given up with the job', async () => {
  outside.be('silent')
  const stop = new AbortController()
  const reading = read(stop.signal)
  await vi.waitFor(() => expect(outside.asked.length).toBeGreaterThan(0), 30_000)
  stop.abort(new Error('the time is over'))
  await expect(reading).rejects.toThrow('the time is over')
})

test('a place that there is not is said to the editor, and a branch without one is not asked for', async () => {
  await cms.request({ method: 'PATCH', path: `/bf-branches/${branch}`, body: { placeId: 'nowhere' } })
  await read()
  expect(await feeds()).toMatchObject([{ loadedAt: null, failure: 'status 404' }])
  await cms.request({ method: 'PATCH', path: `/bf-branches/${branch}`, body: { placeId: '' } })
  await read()
  expect(await feeds()).toEqual([])
})

test('two runners on one database read a place once, also when the settings ask for it anew', async () => {
  await cms.db.rows(sql`delete from payload_jobs`)
  const own = { loadReviews: jobs.loadReviews }
  const runners = [testRunner(cms.payload, own), testRunner(cms.payload, own)]
  const asked = () => outside.asked.filter((path) => path.includes('lindenhof-winterthur')).length
  const before = asked()
  for (const runner of runners) runner.start()
  const ended = async (count: number) =>
    expect(await cms.db.rows(sql`select 1 from payload_jobs where completed_at is not null`)).toHaveLength(count)
  await vi.waitFor(() => ended(1), { timeout: 60_000 })
  expect(asked()).toBe(before + 1)
  expect((await cms.call(requestFeeds, {})).status).toBe(200)
  await vi.waitFor(() => ended(2), { timeout: 60_000 })
  expect(asked()).toBe(before + 2)
  await Promise.all(runners.map((runner) => runner.stop()))
})

test('another key is used at once, and no visitor reads it', async () => {
  await cms.db.rows(sql`delete from payload_jobs`)
  const { settings, rev } = (await cms.call(getSettings, {})).json
  const changed = settingsSchema.parse({ ...settings, feeds: { ...settings.feeds, googleKey: `AIza-${randomUUID()}` } })
  await cms.call(saveSettings, { settings: changed, base: rev })
  expect(await cms.db.rows(sql`select task_slug from payload_jobs`)).toContainEqual({ task_slug: 'loadReviews' })
  const site = await cms.request({
    method: 'POST',
    path: '/graphql',
    body: { query: '{ site(locale: de) { contact { email } } }' },
    as: null,
  })
  expect(JSON.stringify(site.json)).not.toContain('AIza-')
})

test('opening hours are set to those of the place, and special days stay', async () => {
  const special = [{ date: '2027-01-02', open: '09:00', close: '12:00' }]
  const periods = [{ day: 1, open: '10:00', close: '11:00' }]
  await cms.request({ method: 'PATCH', path: `/bf-branches/${branch}`, body: { periods, special } })
  const early = await cms.call(resetOptician, { branchId: branch })
  expect(early.status).toBe(503)
  await read()
  const { branches } = (await cms.call(getOptician, {})).json
  expect(branches).toMatchObject([{ id: branch, name: 'Lindenhof', lookedUp: { periods: { length: 10 } } }])
  cms.told.length = 0
  const answer = await cms.call(resetOptician, { branchId: branch })
  expect(answer.json.periods[0]).toEqual({ day: 1, open: '13:30', close: '18:30' })
  expect(cms.told).toContain('site')
  const { json } = await cms.request({ method: 'GET', path: `/bf-branches/${branch}` })
  expect(json.periods).toHaveLength(10)
  expect(json.special).toMatchObject(special)
})

test('a branch that there is not has no opening hours, and visitors ask for none', async () => {
  const unknown = { branchId: '7d3c1f0e-3f0b-4b6e-9d0c-0a4a4a6e1c11' }
  const refused = await cms.call(resetOptician, unknown)
  expect(refused).toMatchObject({ status: 404, json: { code: 'NOT_FOUND', what: 'branch' } })
  expect(refused.json.error).toMatch(/^Standort nicht gefunden/)
  expect((await cms.call(resetOptician, unknown, null)).status).toBe(401)
  expect((await cms.call(getOptician, {}, null)).status).toBe(401)
  expect((await cms.call(listFeeds, {}, null)).status).toBe(401)
  expect((await cms.request({ method: 'GET', path: '/bf-feeds', as: null })).status).toBe(403)
})
