import { endSessions } from '@blickfang/contract/api/v1/account/sessions.ts'
import { inProcess } from '@blickfang/platform/server/in-process.ts'
import { makeLog } from '@blickfang/platform/server/log/server-log.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startCms, type TestCms } from '../../../testing/start-cms.ts'

const email = 'zora@haeberli.example'
const password = 'vier Wörter am Stück'
const lines: string[] = []
let cms: TestCms
let id = ''
beforeAll(async () => {
  process.env.LOG_LEVEL = 'info'
  inProcess('log', () => makeLog({ write: (line) => void lines.push(line) }))
  cms = await startCms()
  const data = { email, password, role: 'optician' as const, name: 'Zora' }
  id = String((await cms.payload.create({ collection: 'bf-users', data, overrideAccess: true })).id)
})
afterAll(() => cms.stop())
beforeEach(() => void lines.splice(0))

const post = (path: string, body: object, as: string | null = null) =>
  cms.request({ method: 'POST', path, body, as, headers: { 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' } })
const signIn = (address: string, word: string) => post('/bf-users/login', { email: address, password: word })
const network = '2001:db8:1:2'

/** Lines noted since the last call, of which none tells the address or the password. */
function noted() {
  const all = lines.join('')
  for (const secret of [email, 'zora', 'haeberli', password, 'geraten']) expect(all.toLowerCase()).not.toContain(secret)
  return lines.splice(0).map((line) => JSON.parse(line))
}

test('sign-ins that fail and one that does not leave a line each, of the same account and network', async () => {
  await signIn(email, 'geraten 1234')
  await signIn(` ${email.toUpperCase()}`, 'geraten 5678')
  await signIn('niemand@haeberli.example', 'geraten 5678')
  const { token } = (await signIn(email, password)).json
  const [first, second, other, right, ...more] = noted()
  expect(more).toEqual([])
  expect(first).toMatchObject({
    msg: 'A sign-in was refused',
    status: 401,
    network,
    account: expect.stringMatching(/^[\da-f]{16}$/),
  })
  expect(second.account).toBe(first.account)
  expect(other).toMatchObject({ msg: 'A sign-in was refused', status: 401, network })
  expect(other.account).not.toBe(first.account)
  expect(right).toMatchObject({ msg: 'Somebody signed in', id, account: first.account, network })
  expect([first, other].map((line) => 'id' in line)).toEqual([false, false])

  await post('/bf-users/logout', {}, token)
  expect(noted()).toMatchObject([{ msg: 'Somebody signed out', id, account: first.account, network }])
})

test('an old password that is guessed in an open session is noted, and other refusals of a change are not', async () => {
  const { token } = (await signIn(email, password)).json
  noted()
  const change = (body: object) => cms.request({ method: 'PATCH', path: `/bf-users/${id}`, body, as: token })
  await change({ password: 'vier andere Wörter am Stück', currentPassword: 'geraten' })
  await change({ password: 'password1234', currentPassword: password })
  const ours = noted().filter(({ account }) => account !== undefined)
  expect(ours).toMatchObject([{ msg: 'An old password was not confirmed', status: 400 }])
})

test('guesses that are refused because there were too many are noted too', async () => {
  for (let attempt = 0; attempt < 11; attempt++) await signIn('somebody@haeberli.example', 'geraten')
  const refused = noted().filter(({ msg }) => msg === 'A sign-in was refused')
  expect(refused.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 401), 429])
})

test('a link for a new password that was used or refused, and sessions that were ended, leave a line each', async () => {
  const soon = new Date(Date.now() + 60_000).toISOString()
  await cms.db.rows(
    sql`update bf_users set reset_password_token = 'token', reset_password_expiration = ${soon} where id = ${id}`,
  )
  await post('/bf-users/reset-password', { token: 'geraten', password: 'vier andere Wörter am Stück' })
  const { token } = (await post('/bf-users/reset-password', { token: 'token', password })).json
  const said = noted().map(({ msg, id: whose }) => [msg, whose])
  expect(said).toContainEqual(['A new password by a link was refused', undefined])
  expect(said).toContainEqual(['A new password was set by a link', id])
  await signIn(email, password)
  noted()
  await cms.call(endSessions, { which: 'others' }, token)
  expect(noted()).toMatchObject([{ msg: 'Sessions were ended', id, by: id, count: 1 }])
})
