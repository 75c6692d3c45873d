import { randomUUID } from 'node:crypto'
import {
  addressLinkHours,
  confirmAddress,
  getPendingAddress,
  giveUpAddress,
  resendAddressLink,
} from '@blickfang/contract/api/v1/account/address.ts'
import { resendMails } from '@blickfang/contract/api/v1/mail.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type MailCatcher, startMailCatcher } from '../../../../../../local/src/mail/start-mail-catcher.ts'
import type { TestCms } from '../../../testing/start-cms.ts'
import { startMailingCms } from '../../../testing/start-mailing-cms.ts'

const password = 'correct horse battery'
const asAddress = () => `${randomUUID()}@test.example`
let cms: TestCms
let catcher: MailCatcher
let stop: () => Promise<void>
let network = 0

beforeAll(async () => {
  catcher = await startMailCatcher()
  ;({ cms, stop } = await startMailingCms(catcher))
})
afterEach(() => catcher.refuse(false))
afterAll(() => stop())

/** Each from a network of its own. */
const from = (language = 'de') => ({ 'x-forwarded-for': `203.0.113.${++network}`, 'accept-language': language })

async function signIn(email: string): Promise<string> {
  const body = { email, password }
  return (await cms.request({ method: 'POST', path: '/bf-users/login', body, headers: from(), as: null })).json.token
}

async function account() {
  const data = { email: asAddress(), password, role: 'optician' as const, name: 'Vera' }
  // overrideAccess: the test makes what an admin would.
  const { id } = await cms.payload.create({ collection: 'bf-users', data, overrideAccess: true })
  return { id: String(id), email: data.email, token: await signIn(data.email) }
}

interface Changing {
  readonly id: string
  readonly as: string
  readonly email: unknown
  readonly language?: string
}

const change = ({ id, as, email, language }: Changing) => {
  const body = { email, currentPassword: password }
  return cms.request({ method: 'PATCH', path: `/bf-users/${id}`, body, headers: from(language), as })
}

const caught = (to: string) => catcher.mails.filter((mail) => mail.to === to)
async function arrived(to: string, count = 1) {
  await vi.waitFor(() => expect(caught(to)).toHaveLength(count), { timeout: 30_000, interval: 50 })
  return caught(to)
}
const tokenIn = (text: string) => /\/admin\/confirm-address\/([\w-]{43})\b/.exec(text)?.[1] ?? ''
const link = async (to: string, count = 1) => tokenIn((await arrived(to, count)).at(-1)?.text ?? '')
const confirm = (token: string) =>
  cms.request({ method: 'POST', path: `/v1${confirmAddress.path}`, body: { token }, headers: from(), as: null })
const pending = async (id: string, as: string) =>
  (await cms.request({ method: 'GET', path: `/v1${getPendingAddress.path}?id=${id}`, as })).json.pending
const keptAddress = async (id: string) =>
  (await cms.db.rows<{ email: string }>(sql`select email from bf_users where id = ${id}`))[0]?.email

test('a new address holds once its link is confirmed, and until then the old one signs in', async () => {
  const { id, email, token } = await account()
  const other = asAddress()
  const asked = await change({ id, as: token, email: other.toUpperCase() })
  expect([asked.status, asked.json.doc.email]).toEqual([200, email])
  expect(await pending(id, token)).toMatchObject({ email: other, isExpired: false })
  expect([await signIn(email), await signIn(other)]).toEqual([expect.any(String), undefined])
  const [warning] = await arrived(email)
  expect(warning?.text).toContain(other)
  expect(tokenIn(`${warning?.text}${warning?.html}`)).toBe('')
  const [mail] = await arrived(other)
  expect(mail?.text).toContain(`gilt ${addressLinkHours} Stunden`)
  expect(`${mail?.text}${mail?.html}`).not.toContain(email)
  expect(mail?.html).toContain(tokenIn(mail?.text ?? ''))

  const done = await confirm(await link(other))
  expect([done.status, done.json.email]).toEqual([200, other])
  expect(await pending(id, token)).toBeNull()
  expect([await signIn(email), await signIn(other)]).toEqual([undefined, expect.any(String)])
  expect((await arrived(email, 2)).at(-1)?.text).toContain(`ist jetzt ${other}`)
  await arrived(other, 2)
})

test('a link is good once, also when it is pressed five times at once', async () => {
  const { id, token } = await account()
  const other = asAddress()
  await change({ id, as: token, email: other })
  const secret = await link(other)
  const statuses = (await Promise.all(Array.from({ length: 5 }, () => confirm(secret)))).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 410, 410, 410, 410])
  expect((await confirm(secret)).json.code).toBe('LINK_VOID')
})

test('no secret of a link lies in the database, in the outbox or in an answer, before it is sent nor after', async () => {
  const { id, token } = await account()
  const other = asAddress()
  catcher.refuse(true)
  await change({ id, as: token, email: other })
  const outbox = () => cms.request({ method: 'GET', path: `/bf-mails?where[to][equals]=${other}`, as: cms.admin })
  expect((await outbox()).json.docs).toMatchObject([{ text: expect.stringContaining('/admin/confirm-address/••••') }])
  const kept = async () =>
    JSON.stringify(
      await cms.db.rows(sql`
        select (select json_agg(m) from bf_mails m) as mails, (select json_agg(c) from bf_address_changes c) as changes,
          (select json_agg(j) from payload_jobs j) as jobs, (select json_agg(u) from bf_users u) as users`),
    )
  const before = await kept()
  catcher.refuse(false)
  await cms.call(resendMails, {}, cms.admin)
  const secret = await link(other)
  expect(secret).toHaveLength(43)
  expect(before).not.toContain(secret)
  expect(await kept()).not.toContain(secret)
  await vi.waitFor(async () => expect((await outbox()).json.docs).toMatchObject([{ text: '', html: '' }]), 20_000)
})

test('after 24 hours a link holds no more; it can be sent again, and then the one before is void', async () => {
  const { id, email, token } = await account()
  const other = asAddress()
  await change({ id, as: token, email: other })
  const first = await link(other)
  await cms.db.rows(sql`update bf_address_changes set created_at = now() - interval '24 hours' where user_id = ${id}`)
  expect((await confirm(first)).status).toBe(410)
  expect(await pending(id, token)).toMatchObject({ email: other, isExpired: true })
  expect((await cms.call(resendAddressLink, { id }, token)).status).toBe(200)
  const second = await link(other, 2)
  expect(second).not.toBe(first)
  expect((await confirm(first)).status).toBe(410)
  expect((await confirm(second)).status).toBe(200)
  expect(await signIn(email)).toBeUndefined()
})

test('given up, asked for anew or overtaken by a new password, a link is void', async () => {
  const { id, email, token } = await account()
  const [one, two, three] = [asAddress(), asAddress(), asAddress()]
  await change({ id, as: token, email: one })
  const first = await link(one)
  await change({ id, as: token, email: two })
  const second = await link(two)
  expect((await confirm(first)).status).toBe(410)
  expect((await cms.call(giveUpAddress, { id }, token)).status).toBe(200)
  expect([(await confirm(second)).status, await pending(id, token)]).toEqual([410, null])
  expect((await cms.call(resendAddressLink, { id }, token)).status).toBe(404)
  await change({ id, as: token, email: three })
  const third = await link(three)
  const body = { password: 'a wholly new horse 7', currentPassword: password }
  const renewed = await cms.request({ method: 'PATCH', path: `/bf-users/${id}`, body, headers: from(), as: token })
  expect(renewed.status).toBe(200)
  expect((await confirm(third)).status).toBe(410)
  expect(await keptAddress(id)).toBe(email)
})

test('a mail that waits goes with what was given up', async () => {
  const { id, token } = await account()
  const other = asAddress()
  catcher.refuse(true)
  await change({ id, as: token, email: other })
  await cms.call(giveUpAddress, { id }, token)
  expect(await cms.db.rows(sql`select 1 from bf_mails where "to" = ${other}`)).toEqual([])
})

test('an address that somebody else has meanwhile is refused, and nobody is told who', async () => {
  const [one, other] = [await account(), await account()]
  const wanted = asAddress()
  await change({ id: one.id, as: one.token, email: wanted })
  await change({ id: other.id, as: other.token, email: wanted })
  await arrived(wanted, 2)
  const [first = '', second = ''] = caught(wanted).map(({ text }) => tokenIn(text))
  const answers = await Promise.all([confirm(first), confirm(second)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.json).toMatchObject({ code: 'ADDRESS_REFUSED', error: expect.stringContaining('nicht übernommen') })
  for (const { id, email } of [one, other])
    expect(JSON.stringify(refused?.json)).not.toMatch(new RegExp(`${id}|${email}`))
})

test('asking tells an optician nothing of other accounts, and an admin at once that the address is taken', async () => {
  const [one, other] = [await account(), await account()]
  expect((await change({ id: one.id, as: one.token, email: other.email })).status).toBe(200)
  const refused = await change({ id: one.id, as: cms.admin, email: other.email })
  expect([refused.status, refused.json.errors[0].data.errors[0].path]).toEqual([400, 'email'])
})

test('an admin changes another’s address on the same path, and sees that it waits', async () => {
  const { id, email, token } = await account()
  const other = asAddress()
  const asked = await cms.request({
    method: 'PATCH',
    path: `/bf-users/${id}`,
    body: { email: other },
    headers: from('fr'),
    as: cms.admin,
  })
  expect([asked.status, asked.json.doc.email]).toEqual([200, email])
  expect(await pending(id, cms.admin)).toMatchObject({ email: other })
  expect((await arrived(email))[0]?.text).toMatch(/doit recevoir l’adresse/)
  expect((await arrived(other))[0]?.text).toMatch(/valable 24 heures/)
  expect((await cms.call(resendAddressLink, { id }, cms.admin)).status).toBe(200)
  expect((await confirm(await link(other, 2))).status).toBe(200)
  expect((await pending(id, token)) ?? null).toBeNull()
  expect(await keptAddress(id)).toBe(other)
})

test('nobody else sees, sends again or gives up what waits for an account', async () => {
  const [{ id, token }, stranger] = [await account(), await account()]
  await change({ id, as: token, email: asAddress() })
  for (const as of [stranger.token, null]) {
    const status = as ? 403 : 401
    expect((await cms.request({ method: 'GET', path: `/v1${getPendingAddress.path}?id=${id}`, as })).status).toBe(
      status,
    )
    expect((await cms.call(resendAddressLink, { id }, as)).status).toBe(status)
    expect((await cms.call(giveUpAddress, { id }, as)).status).toBe(status)
  }
  expect(await pending(id, token)).not.toBeNull()
})

test('no other door changes an address: several at once, the id in capitals, an address in other letters, the server’s own', async () => {
  const { id, email, token } = await account()
  const many = {
    method: 'PATCH',
    path: `/bf-users?where[id][equals]=${id}`,
    body: { email: asAddress() },
    as: cms.admin,
  }
  expect((await cms.request({ ...many, headers: from() })).status).toBeLessThan(500)
  expect((await change({ id: id.toUpperCase(), as: token, email: asAddress() })).status).toBe(200)
  // overrideAccess: as a command of the server would do it.
  await cms.payload.update({ collection: 'bf-users', id, data: { email: asAddress() }, overrideAccess: true })
  expect(await keptAddress(id)).toBe(email)
  await cms.call(giveUpAddress, { id }, token)
  const body = { email: ` ${email.toUpperCase()} `, name: 'V' }
  expect(
    (await cms.request({ method: 'PATCH', path: `/bf-users/${id}`, body, headers: from(), as: token })).status,
  ).toBe(200)
  expect(await pending(id, token)).toBeNull()
})

test.each([['a@b'], ['x y@test.example'], ['\u212aarl@test.example'], [''], [7], [null]])(
  '%j is refused at its field, and nothing waits',
  async (email) => {
    const { id, token } = await account()
    const { status, json } = await change({ id, as: token, email })
    expect([status, json.errors[0].data.errors[0].path]).toEqual([400, 'email'])
    expect(await pending(id, token)).toBeNull()
  },
)

test('ten mails an hour go to addresses that nobody has confirmed, and no more', async () => {
  const { id, token } = await account()
  const statuses: number[] = []
  for (let count = 0; count < 11; count++) statuses.push((await change({ id, as: token, email: asAddress() })).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
})

test('what is no token, or far too long, opens nothing', async () => {
  for (const token of ['', 'x', 'x'.repeat(43), `' or true --`]) expect((await confirm(token)).status).toBe(410)
  expect((await confirm('x'.repeat(201))).status).toBe(400)
})

test('the link for a new password that was mailed to the old address ends when the new one is confirmed', async () => {
  const { id, token } = await account()
  const other = asAddress()
  const soon = new Date(Date.now() + 60_000).toISOString()
  await change({ id, as: token, email: other })
  await cms.db.rows(
    sql`update bf_users set reset_password_token = ${id}, reset_password_expiration = ${soon} where id = ${id}`,
  )
  expect((await confirm(await link(other))).status).toBe(200)
  const body = { token: id, password: 'a wholly new horse 7' }
  const reset = { method: 'POST', path: '/bf-users/reset-password', body, headers: from(), as: null }
  expect((await cms.request(reset)).status).toBe(403)
})
