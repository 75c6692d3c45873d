import { randomUUID } from 'node:crypto'
import { countUndeliveredMails } from '@blickfang/contract/api/v1/mail.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askGraphql } from '../../../testing/ask-graphql.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
const ids: Record<'account' | 'entry', string> = { account: '', entry: '' }

beforeAll(async () => {
  cms = await startCms()
  const [submission] = await cms.db.rows<{ id: string }>(sql`
    insert into bf_submissions (title, form, locale, "values", key) values ('Anna', 'contact', 'de', '{}', ${randomUUID()}) returning id`)
  for (const [what, of] of [
    ['account', null],
    ['entry', submission?.id ?? null],
  ] as const) {
    const [mail] = await cms.db.rows<{ id: string }>(sql`
      insert into bf_mails ("to", subject, text, html, submission_id, failed_at)
      values (${`${what}@test.example`}, ${what}, 'Worte', '<p>Worte</p>', ${of}, now()) returning id`)
    ids[what] = mail?.id ?? ''
  }
})
afterAll(() => cms.stop())

const get = (path: string, as: string | null) => cms.request({ method: 'GET', path, as })
const listed = async (path: string, as: string | null) =>
  ((await get(path, as)).json.docs ?? []).map(({ subject }: { subject: string }) => subject).sort()

test('mails that belong to no entry are read by admins alone, however one asks', async () => {
  expect(await listed('/bf-mails', cms.admin)).toEqual(['account', 'entry'])
  expect(await listed('/bf-mails', cms.editor)).toEqual(['entry'])
  expect(await listed('/bf-mails', null)).toEqual([])
  // Neither may a question tell what stands in them.
  expect(await listed('/bf-mails?where[to][like]=account', cms.editor)).toEqual([])
  expect(await listed('/bf-mails?where[or][0][submission][exists]=false', cms.editor)).toEqual([])
  expect((await get('/bf-mails/count', cms.editor)).json.totalDocs).toBe(1)
  expect((await get(`/bf-mails/${ids.account}`, cms.editor)).status).toBe(404)
  expect((await get(`/bf-mails/${ids.account}`, null)).status).toBe(403)
  expect((await get(`/bf-mails/${ids.entry}`, cms.editor)).json.subject).toBe('entry')
  expect((await get(`/bf-mails/${ids.account}`, cms.admin)).json.subject).toBe('account')
})

test('opticians throw no mail of an account away, and nobody writes one', async () => {
  const remove = { method: 'DELETE', path: `/bf-mails/${ids.account}`, as: cms.editor }
  expect((await cms.request(remove)).status).toBe(403)
  await cms.request({ ...remove, path: '/bf-mails?where[id][exists]=true' })
  expect(await listed('/bf-mails', cms.admin)).toContain('account')
  for (const as of [cms.editor, cms.admin, null]) {
    const body = { to: 'a@b.ch', subject: 'x', text: 'x', html: 'x' }
    expect((await cms.request({ method: 'POST', path: '/bf-mails', body, as })).status).toBe(403)
    expect((await cms.request({ method: 'PATCH', path: `/bf-mails/${ids.account}`, body, as })).status).toBe(403)
  }
})

test('what did not go is counted for who may read it', async () => {
  await cms.db.rows(sql`update bf_mails set failed_at = now(), sent_at = null`)
  const failed = async (as: string) => (await get(`/v1${countUndeliveredMails.path}`, as)).json.failed
  const entries = (await listed('/bf-mails', cms.editor)).length
  expect([await failed(cms.editor), await failed(cms.admin)]).toEqual([entries, entries + 1])
})

test.each([
  ['nobody', () => null],
  ['an optician', () => cms.editor],
  ['an admin', () => cms.admin],
])('GraphQL gives %s no mail, and no link of an account', async (_, token) => {
  const as = token()
  await cms.db.rows(sql`update bf_users set reset_password_token = 'secret-token', reset_password_expiration = now()`)
  for (const query of ['{ Mails { docs { id text } } }', '{ allMails { docs { id } } }', '{ Mail(id: "x") { id } }']) {
    const { errors, data } = await askGraphql({ query }, ...(as ? [as] : []))
    expect([query, errors?.length, data ?? null]).toEqual([query, 1, null])
  }
  const asked = { query: '{ Users { docs { id email resetPasswordToken hash salt } } }' }
  const answer = await askGraphql(asked, ...(as ? [as] : []))
  expect(JSON.stringify(answer)).not.toContain('secret-token')
  const rest = await get('/bf-users?showHiddenFields=true', as)
  expect(JSON.stringify(rest.json)).not.toContain('secret-token')
  for (const field of ['resetPasswordToken', 'hash', 'salt']) {
    const found = await get(`/bf-users?where[${field}][like]=s`, as)
    expect([field, found.status >= 400]).toEqual([field, true])
  }
})
