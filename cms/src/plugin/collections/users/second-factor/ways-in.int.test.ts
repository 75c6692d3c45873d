import { randomUUID } from 'node:crypto'
import {
  getSecondFactor,
  hasSecondFactor,
  resetSecondFactor,
} from '@blickfang/contract/api/v1/account/second-factor.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeBeside, forgetSteps, makeAccount, makeGuarded, password, signIn } from '../../../testing/second-factor.ts'
import { startCms, type TestCms } from '../../../testing/start-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

const sessions = async (id: string) =>
  (await cms.db.rows(sql`select 1 from bf_users_sessions where _parent_id = ${id}`)).length
const codeOf = ({ json }: { json: { errors?: { data?: { code?: string } }[] } }) => json.errors?.[0]?.data?.code
/** Whether an answer has anything that signs somebody in. */
const givesToken = ({ headers, json }: { headers: Headers; json: unknown }) =>
  /payload-token=[^;]/.test(headers.get('set-cookie') ?? '') ||
  /"(token|refreshedToken)":"[^"]/.test(JSON.stringify(json))

test('a right password alone opens no session and gives no token; with a code of the app it does', async () => {
  const { id, email, code } = await makeGuarded(cms)
  const before = await sessions(id)
  const held = await signIn(cms, email)
  expect([held.status, codeOf(held), givesToken(held)]).toEqual([401, 'SECOND_FACTOR_NEEDED', false])
  expect(held.json.message).toContain('in zwei Schritten')
  expect(await sessions(id)).toBe(before)
  const done = await signIn(cms, email, { code: await code() })
  expect([done.status, givesToken(done)]).toEqual([200, true])
  expect(await sessions(id)).toBe(before + 1)
  const me = await cms.request({ method: 'GET', path: '/bf-users/me', as: done.json.token })
  expect(me.json.user.email).toBe(email)
})

test('whoever does not know the password does not learn that there is a second step', async () => {
  const { email, code } = await makeGuarded(cms)
  const [guarded, plain] = [
    await signIn(cms, email, { password: 'wrong', code: await code() }),
    await signIn(cms, (await makeAccount(cms)).email, { password: 'wrong' }),
  ]
  expect([guarded.status, guarded.json]).toEqual([plain.status, plain.json])
})

test.each([
  ['of digits that are none of it', () => '000000'],
  ['of two steps ago', (secret: string) => codeBeside(secret, -3)],
  ['of a step to come', (secret: string) => codeBeside(secret, 3)],
  ['that is empty', () => ' '],
  ['that is a list', () => ['000000']],
  ['that is an object', () => ({ $ne: '' })],
  ['that is true', () => true],
  ['with a null byte', () => '123\u0000456'],
])('a code %s opens nothing', async (_, make) => {
  const { id, email, secret } = await makeGuarded(cms)
  await forgetSteps(cms, id)
  const before = await sessions(id)
  const answer = await signIn(cms, email, { code: make(secret) })
  expect([answer.status === 401 || answer.status === 403, givesToken(answer)]).toEqual([true, false])
  expect(await sessions(id)).toBe(before)
})

test('a code is taken once, also of two sign-ins at the same moment, and the one that it was switched on by is used', async () => {
  const { id, email, secret, code } = await makeGuarded(cms)
  const confirmed = await signIn(cms, email, { code: codeBeside(secret, 0) })
  expect(codeOf(confirmed)).toBe('SECOND_FACTOR_WRONG')
  const one = await code()
  const answers = await Promise.all([1, 2, 3].map(() => signIn(cms, email, { code: one })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403])
  expect(answers.filter(givesToken)).toHaveLength(1)
  // What is older than a code that was used counts no more either.
  expect((await signIn(cms, email, { code: codeBeside(secret, -1) })).status).toBe(403)
  expect(await sessions(id)).toBe(2)
})

test('a recovery code signs in once, also of two at the same moment, however it is typed', async () => {
  const { id, email, recovery } = await makeGuarded(cms)
  const [first = '', second = ''] = recovery
  const answers = await Promise.all([1, 2].map(() => signIn(cms, email, { code: first })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
  expect((await signIn(cms, email, { code: second.toLowerCase().replaceAll('-', ' ') })).status).toBe(200)
  expect((await signIn(cms, email, { code: second })).status).toBe(403)
  const [left] = await cms.db.rows(sql`
    select cardinality(recovery_hashes) as left from bf_second_factors where user_id = ${id}`)
  expect(left).toEqual({ left: 8 })
})

test('a recovery code of somebody else opens nothing', async () => {
  const [one, other] = [await makeGuarded(cms), await makeGuarded(cms)]
  expect((await signIn(cms, one.email, { code: other.recovery[0] })).status).toBe(403)
  expect((await signIn(cms, other.email, { code: other.recovery[0] })).status).toBe(200)
})

test('a new password by a mail’s link signs nobody in: it asks for password and code like every sign-in', async () => {
  const { id, email, code } = await makeGuarded(cms)
  const token = randomUUID()
  await cms.db.rows(sql`
    update bf_users set reset_password_token = ${token}, reset_password_expiration = now() + interval '1 hour' where id = ${id}`)
  const fresh = 'ganz andere fünf Wörter hier'
  const answer = await cms.request({
    ...{ method: 'POST', path: '/bf-users/reset-password', body: { token, password: fresh }, as: null },
  })
  expect([answer.status, givesToken(answer), await sessions(id)]).toEqual([200, false, 0])
  expect(codeOf(await signIn(cms, email, { password: fresh }))).toBe('SECOND_FACTOR_NEEDED')
  expect((await signIn(cms, email, { password: fresh, code: await code() })).status).toBe(200)
})

test('a code that comes along with a mail’s link makes no difference', async () => {
  const { id, code } = await makeGuarded(cms)
  const token = randomUUID()
  await cms.db.rows(sql`
    update bf_users set reset_password_token = ${token}, reset_password_expiration = now() + interval '1 hour' where id = ${id}`)
  const body = { token, password: 'ganz andere fünf Wörter hier', code: await code() }
  const answer = await cms.request({ method: 'POST', path: '/bf-users/reset-password', body, as: null })
  expect([givesToken(answer), await sessions(id)]).toEqual([false, 0])
})

test('Payload’s own operations give no token either, whoever calls them in this process', async () => {
  const { id, email, code } = await makeGuarded(cms)
  const before = await sessions(id)
  const login = (more: object = {}) =>
    cms.payload.login({ collection: 'bf-users', data: { email, password, ...more } as never })
  await expect(login()).rejects.toMatchObject({ code: 'SECOND_FACTOR_NEEDED' })
  await expect(login({ code: '000000' })).rejects.toMatchObject({ code: 'SECOND_FACTOR_WRONG' })
  expect(await sessions(id)).toBe(before)
  expect((await login({ code: await code() })).token).toBeTruthy()
  const token = randomUUID()
  await cms.db.rows(sql`
    update bf_users set reset_password_token = ${token}, reset_password_expiration = now() + interval '1 hour' where id = ${id}`)
  const reset = await cms.payload.resetPassword({
    ...{ collection: 'bf-users', data: { token, password: 'ganz andere fünf Wörter hier' }, overrideAccess: true },
  })
  expect([reset.token, await sessions(id)]).toEqual(['', 0])
})

test('no other door of Payload’s signs anybody in', async () => {
  const { id, email } = await makeGuarded(cms)
  const before = await sessions(id)
  const doors = ['refresh-token', 'first-register', 'forgot-password', 'unlock', 'verify/x', 'logout', 'me', 'access']
  for (const door of doors)
    for (const method of ['POST', 'GET']) {
      const body = method === 'POST' ? { body: { email, password, 'confirm-password': password } } : {}
      const answer = await cms.request({ method, path: `/bf-users/${door}`, ...body, as: null })
      expect([door, method, givesToken(answer)]).toEqual([door, method, false])
    }
  for (const mutation of [
    `loginBfUser(email: "${email}", password: "${password}") { token }`,
    'refreshTokenBfUser { refreshedToken }',
    `resetPasswordBfUser(token: "x", password: "${password}") { token }`,
  ]) {
    const answer = await cms.request({
      ...{ method: 'POST', path: '/graphql', body: { query: `mutation { ${mutation} }` }, as: null },
    })
    expect([mutation, givesToken(answer), answer.json.data ?? null]).toEqual([mutation, false, null])
  }
  expect(await sessions(id)).toBe(before)
})

test('wrong codes are counted for the account, from wherever they come; recovery codes still let its owner in', async () => {
  const { email, code, recovery } = await makeGuarded(cms)
  const statuses: number[] = []
  for (let attempt = 0; attempt < 32; attempt++) statuses.push((await signIn(cms, email, { code: '000000' })).status)
  expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 403))
  expect(statuses.slice(30)).toEqual([429, 429])
  expect((await signIn(cms, email, { code: await code() })).status).toBe(429)
  expect((await signIn(cms, email, { code: recovery[0] })).status).toBe(200)
})

test('codes are tried from one network no more often than passwords', async () => {
  const { email } = await makeGuarded(cms)
  const headers = { 'x-forwarded-for': '192.0.2.77' }
  const statuses: number[] = []
  for (let attempt = 0; attempt < 12; attempt++) {
    const body = { email, password, code: '000000' }
    statuses.push((await cms.request({ method: 'POST', path: '/bf-users/login', body, headers, as: null })).status)
  }
  expect(statuses.slice(9)).toEqual([403, 429, 429])
})

test('secret and hashes leave by no answer', async () => {
  const { id, secret, token } = await makeGuarded(cms, 'admin')
  const [kept] = await cms.db.rows<{ secret: string; hashes: string[] }>(
    sql`select secret, recovery_hashes as hashes from bf_second_factors where user_id = ${id}`,
  )
  const paths = ['/bf-users', `/bf-users/${id}`, `/bf-users/${id}?depth=5&showHiddenFields=true`, '/bf-users/me']
  const answers = [
    ...(await Promise.all(paths.map((path) => cms.request({ method: 'GET', path, as: token })))),
    await cms.call(getSecondFactor, {}, token),
    await cms.call(hasSecondFactor, { account: id }, token),
  ]
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const said = answers.map(({ json }) => JSON.stringify(json)).join('\n')
  for (const word of [secret, kept?.secret ?? '', ...(kept?.hashes ?? [])]) expect(said).not.toContain(word)
  expect(kept?.secret).not.toContain(secret)
})

test('once it is off, the password alone signs in again, and all sessions have ended', async () => {
  const { id, email } = await makeGuarded(cms)
  expect((await cms.call(resetSecondFactor, { account: id }, cms.admin)).status).toBe(200)
  expect(await sessions(id)).toBe(0)
  expect((await signIn(cms, email)).status).toBe(200)
})
