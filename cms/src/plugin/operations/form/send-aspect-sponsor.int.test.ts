import { randomUUID } from 'node:crypto'
import { sendAspectSponsor } from '@blickfang/contract/api/v1/form.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { joinHealthOptics } from '../../testing/join-health-optics.ts'
import { openedBefore } from '../../testing/opened-before.ts'
import { publishPageWith } from '../../testing/publish-page-with.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
let block: string

const booking = {
  ...{ company: 'Glas AG', contactName: 'Urs Glas', phone: '044 123 45 67', email: 'urs@glas.example', lang: 'de' },
  ...{ hauptsponsor: true, numberOfPersons: 2, personsNames: 'Urs, Vera' },
}

beforeAll(async () => {
  cms = await startCms()
  await joinHealthOptics(cms.db)
  await publishPageWith(cms, 'aspectSponsorForm')
  const [row] = await cms.db.rows<{ id: string }>(sql`select id from bf_groups where name = 'aspectSponsorForm'`)
  block = row?.id ?? ''
  await cms.db.rows(sql`update bf_settings set "values" = '{"footer":{"email":"verband@example.ch"}}'::jsonb`)
})
beforeEach(async () => {
  for (const table of ['bf_submissions', 'bf_confirmations']) await cms.db.rows(sql.raw(`delete from ${table}`))
  await setOptions({})
})
afterAll(() => cms.stop())

const setOptions = (options: Record<string, boolean>) =>
  cms.db.rows(sql`
    update bf_groups set published = (published - 'options.closed' - 'options.hauptsponsorBooked') || ${JSON.stringify(options)}::jsonb
    where id = ${block}`)

let visitor = 0
const send = (body: object = {}) =>
  cms.request({
    ...{ method: 'POST', path: `/v1${sendAspectSponsor.path}`, as: null },
    body: { ...booking, key: randomUUID(), opened: openedBefore(cms.payload), ...body },
    headers: { 'x-forwarded-for': `192.0.2.${visitor++}` },
  })
const kept = () => cms.db.rows<{ values: object; title: string }>(sql`select "values", title from bf_submissions`)

test('a booking is kept with the total that the server works out, and confirmed with what was booked', async () => {
  expect((await send({ block })).json).toEqual({ status: 200, success: true, total: 29_600 })
  expect(await kept()).toMatchObject([{ title: 'Glas AG', values: { total: 29_600, stehlunch: false } }])
  const mails = await cms.db.rows<{ to: string; text: string }>(
    sql`select "to", text from bf_mails where submission_id is not null order by "to"`,
  )
  expect(mails.map(({ to }) => to)).toEqual(['urs@glas.example', 'verband@example.ch'])
  for (const { text } of mails) {
    expect(text).toContain('Auftritt · Hauptsponsor: ✓ CHF 29’000')
    expect(text).toContain('Anzahl Personen am Anlass: 2 × CHF 300 = CHF 600')
    expect(text).toContain('Total: CHF 29’600')
  }
  expect(mails[0]?.text).not.toMatch(/Glas AG|Vera|044/)
  expect(mails[1]?.text).toMatch(/Glas AG[\s\S]*Urs, Vera|Urs, Vera[\s\S]*Glas AG/)
})

test('a booking of nothing is refused, whatever else is wrong', async () => {
  const nothing = { hauptsponsor: false, numberOfPersons: 0 }
  expect(await send(nothing)).toMatchObject({ status: 400, json: { fields: { nothing: 'nothing' } } })
  const { json } = await send({ ...nothing, company: ' ' })
  expect(Object.keys(json.fields).sort()).toEqual(['company', 'nothing'])
  expect(await kept()).toEqual([])
})

test('a total that the browser names is refused', async () => {
  expect((await send({ total: 1 })).status).toBe(400)
  expect(await kept()).toEqual([])
})

test('an item that has been booked out since is refused, and what is free is not', async () => {
  await setOptions({ 'options.hauptsponsorBooked': true })
  expect(await send()).toMatchObject({ status: 400, json: { code: 'INVALID', fields: { booked: 'booked' } } })
  expect((await send({ hauptsponsor: false })).json.total).toBe(600)
})

test.each([
  ['that is closed', { 'options.closed': true }, {}],
  ['that is not there', {}, { block: randomUUID() }],
])('a form %s takes nothing', async (_, options, body) => {
  await setOptions(options)
  expect(await send(body)).toMatchObject({ status: 400, json: { code: 'INVALID', fields: { closed: 'closed' } } })
  expect(await kept()).toEqual([])
})

test('who was acknowledged is acknowledged again, though the form was closed since', async () => {
  const key = randomUUID()
  await send({ key })
  await setOptions({ 'options.closed': true })
  expect((await send({ key })).json).toMatchObject({ success: true, total: 29_600 })
  expect(await kept()).toHaveLength(1)
})

test('names are wanted where people are counted', async () => {
  const { status, json } = await send({ personsNames: ' ' })
  expect([status, Object.keys(json.fields)]).toEqual([400, ['personsNames']])
})
