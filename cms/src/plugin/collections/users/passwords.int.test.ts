import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

const old = 'correct horse battery'
const short = 'elf-Zeichen'
const fresh = 'zwölf Zeichen und ein Nebel'
let cms: TestCms
let address = 0
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

async function account() {
  const data = { email: `${randomUUID()}@test.example`, password: old, role: 'optician' as const, name: 'Vera' }
  const { id } = await cms.payload.create({ collection: 'bf-users', data, overrideAccess: true })
  return { id: String(id), email: data.email, token: await signIn(data.email, old) }
}

async function signIn(email: string, password: string): Promise<string> {
  const headers = { 'x-forwarded-for': `203.0.113.${++address}` }
  return (await cms.request({ method: 'POST', path: '/bf-users/login', body: { email, password }, headers, as: null }))
    .json.token
}

async function change(id: string, body: object, as: string) {
  const headers = { 'x-forwarded-for': `203.0.113.${++address}` }
  const { status, json } = await cms.request({ method: 'PATCH', path: `/bf-users/${id}`, body, headers, as })
  return { status, fields: Object.keys(json.errors?.[0]?.data?.fields ?? {}) }
}

test('a password of eleven characters is refused when an account is made, changed, reset or the first', async () => {
  const { id, email, token } = await account()
  const body = { email: 'kurz@test.example', password: short, role: 'optician', name: 'K' }
  const made = await cms.request({ method: 'POST', path: '/bf-users', body, as: cms.admin })
  expect(made.status).toBe(400)
  expect(made.json.errors[0]).toMatchObject({ message: expect.stringMatching(/12 Zeichen/), data: { code: 'INVALID' } })
  expect(await change(id, { password: short, currentPassword: old }, token)).toEqual({
    status: 400,
    fields: ['password'],
  })
  expect(await change(id, { password: short }, cms.admin)).toEqual({ status: 400, fields: ['password'] })
  const soon = new Date(Date.now() + 60_000).toISOString()
  await cms.db.rows(
    sql`update bf_users set reset_password_token = 'token', reset_password_expiration = ${soon} where id = ${id}`,
  )
  const reset = (password: string) =>
    cms.request({ method: 'POST', path: '/bf-users/reset-password', body: { token: 'token', password }, as: null })
  expect((await reset(short)).status).toBe(400)
  expect(await signIn(email, old)).toBeTruthy()
  expect((await reset(fresh)).status).toBe(200)
  const told = await cms.db.rows<{ text: string }>(sql`select text from bf_mails where "to" = ${email}`)
  expect(told).toEqual([{ text: expect.stringContaining('Passwort Ihres Kontos wurde geändert') }])
  expect(await signIn(email, fresh)).toBeTruthy()
})

test('who changes their own password says the old one', async () => {
  const { id, email, token } = await account()
  expect(await change(id, { password: fresh }, token)).toEqual({ status: 400, fields: ['currentPassword'] })
  expect(await change(id, { password: fresh, currentPassword: 'wrong' }, token)).toEqual({
    status: 400,
    fields: ['currentPassword'],
  })
  expect(await signIn(email, fresh)).toBeUndefined()
  expect((await change(id, { password: fresh, currentPassword: old }, token)).status).toBe(200)
  expect(await signIn(email, fresh)).toBeTruthy()
  expect((await change(id, { name: 'Vera B.' }, await signIn(email, fresh))).status).toBe(200)
})

test('an admin replaces a forgotten one without knowing it', async () => {
  const { id, email } = await account()
  expect((await change(id, { password: fresh }, cms.admin)).status).toBe(200)
  expect(await signIn(email, fresh)).toBeTruthy()
})

test('the old password cannot be guessed in a session that was left open', async () => {
  const { id, token } = await account()
  const headers = { 'x-forwarded-for': '198.51.100.77' }
  const guess = () =>
    cms.request({
      method: 'PATCH',
      path: `/bf-users/${id}`,
      body: { password: fresh, currentPassword: 'wrong' },
      headers,
      as: token,
    })
  const statuses: number[] = []
  for (let attempt = 0; attempt < 11; attempt++) statuses.push((await guess()).status)
  expect(statuses.slice(9)).toEqual([400, 429])
})

test('neither password is kept or answered', async () => {
  const { id, token } = await account()
  const { json } = await cms.request({
    method: 'PATCH',
    path: `/bf-users/${id}`,
    body: { password: fresh, currentPassword: old },
    as: token,
  })
  expect(JSON.stringify(json)).not.toMatch(/battery|Nebel|currentPassword/)
})

test('another address of one’s own needs the password too, and a new password gets a word', async () => {
  const { id, email, token } = await account()
  const other = `${randomUUID()}@test.example`
  expect(await change(id, { email: other }, token)).toEqual({ status: 400, fields: ['currentPassword'] })
  expect(await change(id.toUpperCase(), { email: other }, token)).toEqual({ status: 400, fields: ['currentPassword'] })
  expect(await change(id, { email: other, currentPassword: 'wrong' }, token)).toMatchObject({ status: 400 })
  // As it is, in other letters, is no other address.
  expect((await change(id, { email: email.toUpperCase(), name: 'V' }, token)).status).toBe(200)
  // As long as no mail can be sent, no other one can be confirmed.
  expect((await change(id, { email: other, currentPassword: old }, token)).status).toBe(503)
  expect(await signIn(email, old)).toBeTruthy()
  const mailsTo = (to: string) => cms.db.rows<{ text: string }>(sql`select text from bf_mails where "to" = ${to}`)
  expect([...(await mailsTo(email)), ...(await mailsTo(other))]).toEqual([])
  expect((await change(id, { password: fresh, currentPassword: old }, token)).status).toBe(200)
  expect(await mailsTo(email)).toEqual([{ text: expect.stringContaining('Passwort Ihres Kontos wurde geändert') }])
})

test('a new password ends all other sessions, whoever sets it', async () => {
  const { id, email, token } = await account()
  const other = await signIn(email, old)
  const isIn = async (as: string) =>
    (await cms.request({ method: 'GET', path: '/bf-users/me', as })).json.user?.email === email
  expect((await change(id, { password: fresh, currentPassword: old }, token)).status).toBe(200)
  expect([await isIn(token), await isIn(other)]).toEqual([true, false])
  expect((await change(id, { password: `${fresh} 2` }, cms.admin)).status).toBe(200)
  expect(await isIn(token)).toBe(false)
})
