import { addHolidays, getOptician, listHolidays } from '@blickfang/contract/api/v1/optician.ts'
import { listChanges } from '@blickfang/contract/api/v1/page.ts'
import { saveValues } from '@blickfang/contract/api/v1/values.ts'
import { branchOptions } from '@blickfang/contract/content/branch-values.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import { propertyRuns } from '@blickfang/testing/property-runs.ts'
import { sql } from '@payloadcms/db-postgres'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makePage } from '../../testing/make-page.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
let id: string
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())
beforeEach(async () => {
  await cms.db.rows(sql`delete from bf_branches`)
  const body = { name: 'Optik Lindenhof', zip: '8400', city: 'Winterthur', phone: '052 212 47 30' }
  id = (await cms.request({ method: 'POST', path: '/bf-branches', body })).json.doc.id
})

const week = [
  { day: 1, open: '13:30', close: '18:30' },
  { day: 2, open: '09:00', close: '12:15' },
  { day: 2, open: '13:30', close: '18:30' },
]

async function branch(of = id) {
  const { branches } = (await cms.call(getOptician, {})).json
  return branches.find((one: { id: string }) => one.id === of)
}
async function save(key: string, value: Json, base?: number, of = id) {
  const { revs } = await branch()
  const rev = base ?? (Object.hasOwn(revs, key) ? revs[key] : 0)
  const { status, json } = await cms.call(saveValues, [{ itemType: 'branch', id: of, key, value, base: rev }])
  expect(status).toBe(200)
  return json.answers[0]
}

test('the hours of a branch are saved as a value, live at once, and the pages are made anew', async () => {
  cms.told.length = 0
  const answer = await save('periods', week)
  expect(answer).toMatchObject({ success: true, itemStatus: null, made: {} })
  expect((await branch()).values.periods).toEqual(week)
  expect((await branch()).revs.periods).toBe(answer.revs.periods)
  expect(cms.told).toContain('site')
  const { json } = await cms.request({ method: 'GET', path: `/bf-branches/${id}` })
  expect(json.periods).toMatchObject(week)
})

test('each value stands alone: who has seen an older one is told of both, who says the same again is right', async () => {
  const { revs } = await branch()
  await save('phone', '052 212 47 31', revs.phone)
  expect(await save('street', 'Marktgasse', revs.street)).toMatchObject({ success: true })
  expect(await save('phone', '052 999 99 99', revs.phone)).toMatchObject({
    success: false,
    status: 409,
    code: 'CONFLICT',
    conflict: [{ key: 'phone', value: '052 212 47 31', rev: (await branch()).revs.phone }],
  })
  expect(await save('phone', '052 212 47 31', revs.phone)).toMatchObject({ success: true })
  expect((await branch()).values).toMatchObject({ phone: '052 212 47 31', street: 'Marktgasse' })
})

test('what was changed in the admin meanwhile is a conflict too, though nobody counts there', async () => {
  const { revs } = await branch()
  await cms.request({ method: 'PATCH', path: `/bf-branches/${id}`, body: { periods: week.slice(1) } })
  expect(await save('periods', week, revs.periods)).toMatchObject({ success: false, code: 'CONFLICT' })
  expect((await branch()).values.periods).toEqual(week.slice(1))
})

test('a form of the admin writes what its person has changed, and takes back nothing that was changed on the page meanwhile', async () => {
  const path = `/bf-branches/${id}`
  const day = { date: '2031-12-24', open: '09:00', close: '12:00', notes: { de: 'Heiligabend', fr: 'Veille de Noël' } }
  await save('special', [day])
  const opened = async (locale = 'de') => (await cms.request({ method: 'GET', path: `${path}?locale=${locale}` })).json
  const send = (form: object, locale = 'de') =>
    cms.request({ method: 'PATCH', path: `${path}?locale=${locale}`, body: form, headers: { 'accept-language': 'de' } })

  const german = await opened()
  const french = await opened('fr')
  await save('phone', '052 212 47 31')
  await save('periods', week)
  await save('special', [{ ...day, close: '13:00', notes: { ...day.notes, it: 'Vigilia' } }])
  expect((await send({ ...german, street: 'Marktgasse', email: '' })).status).toBe(200)
  expect((await send({ ...french, streetNumber: '7' }, 'fr')).status).toBe(200)
  expect((await branch()).values).toMatchObject({
    ...{ phone: '052 212 47 31', street: 'Marktgasse', streetNumber: '7', periods: week },
    special: [{ ...day, close: '13:00', notes: { ...day.notes, it: 'Vigilia' } }],
  })

  // Of what both have changed, the second is told what the first has written.
  const refused = await send({ ...german, phone: '052 999 99 99', city: 'Zürich' })
  expect([refused.status, refused.json.errors[0].data.code]).toEqual([409, 'CONFLICT'])
  expect(refused.json.errors[0].message).toContain('«052 212 47 31»')
  expect((await send({ ...german, special: [] })).status).toBe(409)
  expect((await branch()).values).toMatchObject({ phone: '052 212 47 31', city: 'Winterthur' })
  // Who has written the same is right, and the form that comes back goes on from there.
  const again = (await send({ ...german, phone: '052 212 47 31' })).json.doc
  expect((await send({ ...again, phone: '052 999 99 99', special: [] })).status).toBe(200)
  expect((await branch()).values).toMatchObject({ phone: '052 999 99 99', special: [] })
})

test('days keep their notes in all languages, and holidays that are added beside them lose nothing', async () => {
  const eve = { date: '2031-12-24', open: '09:00', close: '12:00', notes: { de: 'Heiligabend', fr: 'Veille de Noël' } }
  await save(
    'periods',
    [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open: '09:00', close: '18:00' })),
  )
  await save('special', [eve])
  const { branches } = (await cms.call(listHolidays, { lang: 'de' })).json
  const { days } = branches.find((one: { id: string }) => one.id === id)
  const dates = [days[0].date]
  expect((await cms.call(addHolidays, { branchId: id, dates })).json).toMatchObject({ added: 1 })
  const { special } = (await branch()).values
  expect(special).toHaveLength(2)
  expect(special).toContainEqual(eve)
  await cms.request({ method: 'PATCH', path: `/bf-branches/${id}`, body: { city: 'Wil' } })
  expect((await branch()).values.special).toEqual(special)
})

test.each([
  ['periods', [{ day: 8, open: '09:00', close: '12:00' }]],
  ['periods', [{ day: 1, open: '9', close: '12' }]],
  ['periods', 'immer'],
  ['special', [{ date: '2031-02-30', open: '09:00', close: '12:00', notes: {} }]],
  ['special', [{ date: '2031-02-03', open: '09:00', close: '12:00', notes: { xx: 'a' } }]],
  ['phone', '----'],
  ['email', 'keine Adresse'],
  ['name', ' '],
  ['latitude', 47],
  ['id', 'x'],
  ['constructor', 'x'],
] as const)('%s is refused as %j', async (key, value) => {
  const before = await branch()
  expect(await save(key, value as Json)).toMatchObject({ success: false, status: 400, code: 'INVALID' })
  expect(await branch()).toEqual(before)
})

test('a branch that is gone has no values, and visitors save none', async () => {
  const other = '7d3c1f0e-3f0b-4b6e-9d0c-0a4a4a6e1c11'
  expect(await save('phone', '052 212 47 31', 1, other)).toMatchObject({ success: false, code: 'NOT_FOUND' })
  const body = [{ itemType: 'branch' as const, id, key: 'phone', value: '', base: 0 }]
  expect((await cms.call(saveValues, body, null)).status).toBe(401)
})

test('whoever has a page open hears that a branch was changed, came or went', async () => {
  const { pageId } = await makePage(cms)
  const heard = async () => (await cms.call(listChanges, { id: pageId })).json.site.branches
  const seen = [await heard()]
  await save('phone', '052 212 47 31')
  seen.push(await heard())
  await cms.request({ method: 'POST', path: '/bf-branches', body: { name: 'Am See' } })
  seen.push(await heard())
  expect(new Set(seen).size).toBe(3)
})

const clock = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16))
const period = fc.record({ day: fc.integer({ min: 1, max: 7 }), open: clock, close: clock })

test('whatever hours were kept before are read as they are, and saved again they are the same', {
  timeout: 180_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(period, { maxLength: 10 }), async (periods) => {
      const body = { periods }
      await cms.request({ method: 'PATCH', path: `/bf-branches/${id}`, body })
      const { values, revs } = await branch()
      expect(values.periods).toEqual(periods)
      expect(branchOptions.periods.schema.parse(values.periods)).toEqual(periods)
      expect(await save('periods', periods)).toMatchObject({ success: true, revs: { periods: revs.periods } })
      expect((await branch()).values).toEqual(values)
    }),
    { numRuns: propertyRuns(15) },
  )
})
