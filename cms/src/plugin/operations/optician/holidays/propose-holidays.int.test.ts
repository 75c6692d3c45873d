import { addHolidays, listHolidays } from '@blickfang/contract/api/v1/optician.ts'
import { getSettings, saveSettings } from '@blickfang/contract/api/v1/settings.ts'
import { settingsSchema } from '@blickfang/contract/content/settings.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startCms, type TestCms } from '../../../testing/start-cms.ts'
import { getSiteView } from '../../site/get-site-view.ts'

let cms: TestCms
let branchId: string
beforeAll(async () => {
  cms = await startCms()
  const settings = settingsSchema.parse({ languages: { default: 'de', active: ['de', 'fr', 'rm'] } })
  await cms.call(saveSettings, { settings, base: 0 })
})
afterAll(() => cms.stop())

const hours = { open: '09:00', close: '18:00' }
const special = [{ date: '2027-05-01', open: '10:00', close: '12:00', note: 'Tag der offenen Tür' }]
beforeEach(async () => {
  // Only the clock: timers are those of real connections.
  vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z'), toFake: ['Date'] })
  const periods = [1, 2, 3, 4, 5, 6].map((day) => ({ day, ...hours }))
  const body = { name: 'Lindenhof', zip: '8400', periods, special }
  branchId = (await cms.request({ method: 'POST', path: '/bf-branches', body })).json.doc.id
})
afterEach(async () => {
  vi.useRealTimers()
  await cms.db.rows(sql`delete from bf_branches`)
})

const listed = async (lang = 'de') => (await cms.call(listHolidays, { lang })).json.branches
const shown = async (locale: Locale = 'de') =>
  (await getSiteView({ locale, draft: false }, { db: cms.db, actor: { id: null, role: 'visitor' } })).branches.find(
    ({ id }) => id === branchId,
  )?.special

test('holidays are proposed, in the language of who asks, and close no shop', async () => {
  const [branch] = await listed('fr')
  expect(branch).toMatchObject({ id: branchId, name: 'Lindenhof', region: 'Canton de Zurich', lacks: null })
  expect(branch.days[0]).toEqual({
    date: '2026-12-25',
    name: 'Noël',
    names: { de: 'Weihnachtstag', fr: 'Noël', it: 'Natale di Gesù', en: 'Christmas Day' },
    isPublic: true,
  })
  expect(branch.days.map(({ date }: { date: string }) => date)).not.toContain('2027-05-01')
  expect(await shown()).toMatchObject(special)
})

test('two who take over holidays at the same moment both get theirs', async () => {
  const dates = ['2026-12-25', '2026-12-26', '2027-01-01', '2027-03-26']
  const answers = await Promise.all(dates.map((date) => cms.call(addHolidays, { branchId, dates: [date] })))
  expect(answers.map(({ json }) => json.added)).toEqual([1, 1, 1, 1])
  expect((await shown())?.map(({ date }) => date)).toEqual([...dates, '2027-05-01'])
})

test('those that are taken over close the shop, say why in each language, and are proposed no more', async () => {
  cms.told.length = 0
  const dates = ['2027-03-26', '2026-12-25']
  expect((await cms.call(addHolidays, { branchId, dates })).json).toMatchObject({ success: true, added: 2 })
  expect(cms.told).toContain('site')
  const closed = { open: '00:30', close: '00:30' }
  expect(await shown()).toEqual([
    { ...closed, date: '2026-12-25', note: 'Weihnachtstag' },
    { ...closed, date: '2027-03-26', note: 'Karfreitag' },
    special[0],
  ])
  expect((await shown('fr'))?.map(({ note }) => note)).toEqual(['Noël', 'Vendredi saint', 'Tag der offenen Tür'])
  expect((await shown('rm'))?.[1]?.note).toBe('Karfreitag')
  const [branch] = await listed()
  expect(branch.days.map(({ date }: { date: string }) => date)).not.toEqual(expect.arrayContaining([dates[0]]))
})

test('a second click changes nothing, and a day that is special already stays as it is', async () => {
  await cms.call(addHolidays, { branchId, dates: ['2026-12-25'] })
  const before = await shown()
  const answer = await cms.call(addHolidays, { branchId, dates: ['2026-12-25', '2027-05-01'] })
  expect(answer.json).toMatchObject({ success: true, added: 0 })
  expect(await shown()).toEqual(before)
})

test.each([
  ['a day that is no holiday', { dates: ['2026-12-24'] }, 400],
  ['a holiday that is over', { dates: ['2026-08-01'] }, 400],
  ['no day', { dates: [] }, 400],
  ['a day that there is not', { dates: ['2027-02-30'] }, 400],
  ['a branch that there is not', { branchId: '7d3c1f0e-3f0b-4b6e-9d0c-0a4a4a6e1c11', dates: ['2026-12-25'] }, 404],
])('%s is refused', async (_, body, status) => {
  expect((await cms.call(addHolidays, { branchId, ...body } as never)).status).toBe(status)
  expect(await shown()).toMatchObject(special)
})

test('visitors neither ask nor close', async () => {
  expect((await cms.call(listHolidays, { lang: 'de' }, null)).status).toBe(401)
  expect((await cms.call(addHolidays, { branchId, dates: ['2026-12-25'] }, null)).status).toBe(401)
})

test('a branch without a Swiss postcode is told so, and nothing is proposed', async () => {
  await cms.request({ method: 'PATCH', path: `/bf-branches/${branchId}`, body: { zip: '' } })
  expect(await listed()).toEqual([{ id: branchId, name: 'Lindenhof', region: null, lacks: 'zip', days: [] }])
})

test('elsewhere the country and the region of the settings say the holidays', async () => {
  const { json } = await cms.call(getSettings, {})
  const stand = async (country: string, holidayRegion: string) => {
    const { settings, rev } = (await cms.call(getSettings, {})).json
    const business = { ...settings.business, country, holidayRegion }
    return cms.call(saveSettings, { settings: { ...settings, business }, base: rev })
  }
  const names = async () => {
    const [{ region, lacks, days }] = await listed()
    return { region, lacks, names: days.map(({ name }: { name: string }) => name) }
  }
  await stand('DE', '')
  expect(await names()).toMatchObject({ region: 'Deutschland', lacks: 'region' })
  await stand('DE', 'DE-BY')
  expect(await names()).toMatchObject({
    region: 'Bayern',
    lacks: null,
    names: expect.arrayContaining(['Fronleichnam', 'Allerheiligen']),
  })
  const corpusChristi = await cms.call(addHolidays, { branchId, dates: ['2027-05-27'] })
  expect(corpusChristi.json).toMatchObject({ success: true, added: 1 })
  expect((await shown())?.find(({ date }) => date === '2027-05-27')?.note).toBe('Fronleichnam')
  const wrong = await stand('DE', 'DE-XX')
  expect(wrong.status).toBe(400)
  expect(await names()).toMatchObject({ region: 'Bayern' })
  await stand('US', '')
  expect(await names()).toEqual({ region: null, lacks: 'country', names: [] })
  await cms.call(saveSettings, { settings: json.settings, base: (await cms.call(getSettings, {})).json.rev })
})
