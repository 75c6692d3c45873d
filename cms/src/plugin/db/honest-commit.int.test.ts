import { getSettings } from '@blickfang/contract/api/v1/settings.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { makePage } from '../testing/make-page.ts'
import { startCms, type TestCms } from '../testing/start-cms.ts'

let cms: TestCms
let page: Awaited<ReturnType<typeof makePage>>

beforeAll(async () => {
  cms = await startCms()
  page = await makePage(cms)
  await page.publish()
  await cms.db.rows(sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused at commit'; end $$`)
})
afterAll(() => cms.stop())

beforeEach(() => cms.told.splice(0))
afterEach(async () => {
  await cms.refuseRevalidation(false)
  for (const table of ['bf_fields', 'bf_settings', 'bf_branches', 'bf_users_sessions'])
    await cms.db.rows(sql`drop trigger if exists refuse_at_commit on ${sql.identifier(table)}`)
})

/** From now on, whatever is written to the table is accepted, and refused at COMMIT. */
async function refuseAtCommit(table: string): Promise<void> {
  await cms.db.rows(sql`
    create constraint trigger refuse_at_commit after insert or update on ${sql.identifier(table)}
    deferrable initially deferred for each row execute function refuse()`)
}

async function open(path: string) {
  return (await cms.request({ method: 'GET', path })).json
}

test('a save of a text in the admin whose COMMIT fails is not acknowledged', async () => {
  const path = `/bf-fields/${page.fieldId('title')}`
  const form = await open(path)
  await refuseAtCommit('bf_fields')
  const refused = await cms.request({ method: 'PATCH', path, body: { ...form, text: 'Verloren' } })
  expect(refused.status).toBe(500)
  expect(JSON.stringify(refused.json)).not.toContain('refused at commit')
  expect((await open(path)).text).toBe(form.text)
})

test('so are settings and a new branch, and nothing is told to the site', async () => {
  const form = await open('/globals/bf-settings')
  await refuseAtCommit('bf_settings')
  await refuseAtCommit('bf_branches')
  const body = { ...form, contact: { ...form.contact, companyName: 'Verloren' } }
  expect((await cms.request({ method: 'POST', path: '/globals/bf-settings', body })).status).toBe(500)
  expect((await cms.request({ method: 'POST', path: '/bf-branches', body: { name: 'Verloren' } })).status).toBe(500)
  expect((await cms.call(getSettings, {})).json).toMatchObject({ rev: form.rev })
  expect((await open('/bf-branches')).docs).toEqual([])
  expect(cms.told).toEqual([])
})

test('a sign-in whose COMMIT fails is none', async () => {
  const [email, password] = ['commit@test.example', 'long-enough-for-this']
  const data = { email, password, role: 'optician' as const }
  await cms.payload.create({ collection: 'bf-users', data, overrideAccess: true })
  await refuseAtCommit('bf_users_sessions')
  const request = { method: 'POST', path: '/bf-users/login', body: { email, password }, as: null }
  const answer = await cms.request(request)
  expect(answer.status).toBe(500)
  expect(answer.headers.get('set-cookie')).toBeNull()
})

test('a transaction in which a statement failed cannot be committed, however well that was caught', async () => {
  const { db } = cms.payload
  const id = await db.beginTransaction()
  const session = db.sessions?.[String(id)]?.db as typeof db.drizzle
  await session.execute(sql`insert into bf_branches (name) values ('Verloren')`)
  await session.execute(sql`select 1 / 0`).catch(() => undefined)
  await expect(db.commitTransaction(id ?? '')).rejects.toThrow()
  await expect(db.commitTransaction(id ?? '')).rejects.toThrow('ended by a failure')
  expect((await open('/bf-branches')).docs).toEqual([])
})

test('what a save in the admin changes on the site is told before the answer', async () => {
  const form = await open('/globals/bf-settings')
  const body = { ...form, contact: { ...form.contact, companyName: 'Optik' } }
  expect((await cms.request({ method: 'POST', path: '/globals/bf-settings', body })).status).toBe(200)
  expect(cms.told).toEqual(['site'])
  expect((await cms.request({ method: 'POST', path: '/bf-branches', body: { name: 'Winterthur' } })).status).toBe(201)
  expect(cms.told).toEqual(['site', 'site'])
})

test('while the site does not let go of the old page, the admin says so instead of «saved»; what is saved stays', async () => {
  await cms.refuseRevalidation(true)
  const body = { name: 'Zürich' }
  const answer = await cms.request({ method: 'POST', path: '/bf-branches', body })
  expect(answer.status).toBe(503)
  expect(answer.json.errors[0].message).toMatch(/^[A-Z].{20,}/)
  expect((await open('/bf-branches?where[name][equals]=Zürich')).docs).toHaveLength(1)
})
