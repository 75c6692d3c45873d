import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { renewPassword } from '../../../operations/account/renew-password.ts'
import { startCms, type TestCms } from '../../../testing/start-cms.ts'

const old = 'correct horse battery'
const fresh = 'Nebel über dem Thunersee'
const shop = 'Brillenhaus Kägi'
let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
  await cms.payload.create({ collection: 'bf-branches', data: { name: shop } as never, overrideAccess: true })
})
afterAll(() => cms.stop())

/** Weak ones, of each kind, for an address. */
const weak = (email: string) => [
  'password1234',
  'QWERTZUIOP12',
  'p4ssw0rd!2026',
  email,
  'Brillenhaus-Kägi 2026',
  'Vreneli12345',
]

async function account() {
  const data = { email: `${randomUUID()}@vreneli.example`, password: old, role: 'optician' as const, name: 'Vreneli' }
  const { id } = await cms.payload.create({ collection: 'bf-users', data, overrideAccess: true })
  return { id: String(id), email: data.email }
}

async function answerTo(method: string, path: string, body: object, as: string | null, language = 'de') {
  const headers = { 'accept-language': language, 'x-forwarded-for': `203.0.113.${Math.floor(Math.random() * 250)}` }
  const { status, json } = await cms.request({ method, path, body, as, headers })
  return { status, message: String(json.errors?.[0]?.message ?? ''), json }
}

test('a guessable password is refused at every door, with what to do, and changes nothing', async () => {
  const { id, email } = await account()
  const soon = new Date(Date.now() + 600_000).toISOString()
  await cms.db.rows(
    sql`update bf_users set reset_password_token = ${id}, reset_password_expiration = ${soon} where id = ${id}`,
  )
  const hashes = () => cms.db.rows(sql`select id, hash, email from bf_users order by id`)
  const before = await hashes()
  const made = { email: `neu-${email}`, name: 'Vreneli', role: 'optician' }
  for (const [index, password] of weak(email).entries()) {
    const answers = [
      await answerTo('POST', '/bf-users', { ...made, password: weak(made.email)[index] }, cms.admin),
      await answerTo('PATCH', `/bf-users/${id}`, { password }, cms.admin),
      await answerTo('PATCH', `/bf-users/${id.toUpperCase()}`, { password }, cms.admin),
      await answerTo('POST', '/bf-users/reset-password', { token: id, password }, null),
    ]
    expect([password, ...answers.map(({ status }) => status)]).toEqual([password, 400, 400, 400, 400])
    for (const { message } of answers.slice(0, 3)) expect(message).toMatch(/leicht zu erraten.*Nehmen Sie vier/)
  }
  expect(await hashes()).toEqual(before)
  const [password = ''] = weak(email)
  expect((await answerTo('PATCH', `/bf-users/${id}`, { password }, cms.admin, 'fr')).message).toMatch(
    /facile à deviner/,
  )
  expect((await answerTo('POST', '/bf-users/reset-password', { token: id, password: fresh }, null)).status).toBe(200)
}, 120_000)

test('the local API, which seeds and commands use, is a door like the others; what the command makes up passes', async () => {
  const { id, email } = await account()
  const data = { password: 'password1234' }
  await expect(cms.payload.update({ collection: 'bf-users', id, data, overrideAccess: true })).rejects.toThrow(
    /erraten/,
  )
  expect(await renewPassword(cms.payload, email)).toMatch(/^[\w-]{22}$/)
})

test('a weak password from before goes on signing in', async () => {
  const { id, email } = await account()
  const { email: other } = await account()
  // As a release before this rule has kept it.
  const salt = 'a'.repeat(64)
  const { pbkdf2Sync } = await import('node:crypto')
  const hash = `pbkdf2-sha256-v1:${pbkdf2Sync('password1234', salt, 600_000, 32, 'sha256').toString('hex')}`
  await cms.db.rows(sql`update bf_users set salt = ${salt}, hash = ${hash} where id = ${id}`)
  expect((await answerTo('POST', '/bf-users/login', { email, password: 'password1234' }, null)).status).toBe(200)
  expect((await answerTo('POST', '/bf-users/login', { email: other, password: 'password1234' }, null)).status).toBe(401)
})

test('who may set no password hears nothing of how good one is', async () => {
  const { id } = await account()
  expect((await answerTo('PATCH', `/bf-users/${id}`, { password: 'Vreneli12345' }, cms.editor)).status).toBe(403)
  expect((await answerTo('POST', '/bf-users', { email: 'x@y.example', password: 'password1234' }, null)).status).toBe(
    403,
  )
  const link = { token: 'nobody’s', password: 'password1234' }
  expect((await answerTo('POST', '/bf-users/reset-password', link, null)).status).toBe(403)
})
