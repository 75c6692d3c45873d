import { randomUUID } from 'node:crypto'
import { inProcess } from '@blickfang/platform/server/in-process.ts'
import { makeLog } from '@blickfang/platform/server/log/server-log.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openedBefore } from '../testing/opened-before.ts'
import { publishPageWith } from '../testing/publish-page-with.ts'
import { startCms, type TestCms } from '../testing/start-cms.ts'

const lines: string[] = []
let cms: TestCms

beforeAll(async () => {
  process.env.LOG_LEVEL = 'debug'
  inProcess('log', () => makeLog({ write: (line) => void lines.push(line) }))
  cms = await startCms()
  await publishPageWith(cms, 'contactForm')
})
afterAll(() => cms.stop())
beforeEach(() => void lines.splice(0))

const person = { name: 'Zora Häberli', email: 'zora@haeberli.example', phone: '+41 79 123 45 67', key: randomUUID() }

const post = (path: string, body: unknown, as: string | null = null) =>
  cms.request({ method: 'POST', path, body, as, headers: { 'x-request-id': 'request-of-zora' } })

const refusals = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'A request was refused')

test('a refused request is one line with its id, its route and its code', async () => {
  await post('/v1/page/publish', { id: person.key })
  expect(refusals()).toEqual([
    expect.objectContaining({
      ...{ level: 'info', name: 'cms', requestId: 'request-of-zora' },
      ...{ route: 'post /api/v1/page/publish', status: 401, code: 'UNAUTHENTICATED' },
    }),
  ])
  expect(lines).toHaveLength(1)
})

test('what does not exist, or not with this method, is one line too, without what stands in its path', async () => {
  await post(`/v1/nothing/${person.key}/${person.email}`, {})
  expect(refusals()).toMatchObject([{ status: 404, code: 'NOT_FOUND', route: 'post /api/v1/…' }])
})

test('a fault is one line with its cause', async () => {
  await cms.db.rows(sql`alter table bf_submissions rename to away`)
  const { status } = await post('/v1/contact', entry())
  await cms.db.rows(sql`alter table away rename to bf_submissions`)
  expect(status).toBe(500)
  expect(refusals()).toMatchObject([
    { level: 'error', status: 500, code: 'INTERNAL', err: { cause: { code: '42P01' } } },
  ])
})

test('mail addresses, names, phone numbers and tokens go through the cms and leave nothing in its log', async () => {
  expect((await post('/v1/contact', entry())).status).toBe(200)
  await post('/v1/contact', { ...entry(), email: `${person.email} ${person.phone}` })
  await post('/bf-users/login', { email: person.email, password: person.name })
  await post('/bf-users/forgot-password', { email: person.email })
  await post('/bf-users/reset-password', { token: person.key, password: person.name })
  await post('/v1/page/password', { id: person.key, password: person.name })
  await post('/bf-users', { ...person, password: person.name, role: 'admin' }, cms.admin)
  await post('/bf-users', { ...person, password: person.name, role: 'admin' }, cms.admin)
  await cms.db.rows(sql`alter table bf_submissions add constraint never check (false) not valid`)
  expect((await post('/v1/contact', entry())).status).toBe(500)
  await cms.db.rows(sql`alter table bf_submissions drop constraint never`)
  await cms.request({ method: 'GET', path: `/bf-users?where[email][equals]=${person.email}`, as: cms.editor })
  const all = lines.join('')
  expect(lines.length).toBeGreaterThan(4)
  for (const trace of ['Zora', 'Häberli', 'haeberli', '123 45 67', person.key, cms.editor, cms.admin]) {
    expect(all).not.toContain(trace)
  }
})

function entry() {
  return {
    ...{
      anrede: 'frau',
      vorname: 'Zora',
      nachname: 'Häberli',
      plz: '8400',
      telefon: person.phone,
      email: person.email,
    },
    ...{ existingCustomer: 'ja', themes: ['sonstiges'], bevorzugterTermin: '2030-01-15' },
    ...{ bevorzugteUhrzeit: 'vormittag', fragenAnmerkungen: `Ich bin ${person.name}.`, lang: 'de' },
    ...{ key: randomUUID(), opened: openedBefore(cms.payload) },
  }
}
