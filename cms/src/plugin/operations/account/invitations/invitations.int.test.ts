import { randomUUID } from 'node:crypto'
import {
  acceptInvitation,
  createInvitation,
  invitationDays,
  listInvitations,
  openInvitation,
  resendInvitation,
  withdrawInvitation,
} from '@blickfang/contract/api/v1/account/invitations.ts'
import { getLanguage } from '@blickfang/contract/api/v1/account/language.ts'
import { resendMails } from '@blickfang/contract/api/v1/mail.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type MailCatcher, startMailCatcher } from '../../../../../../local/src/mail/start-mail-catcher.ts'
import type { TestCms } from '../../../testing/start-cms.ts'
import { startMailingCms } from '../../../testing/start-mailing-cms.ts'

const password = 'vier Wörter am Stück'
const asAddress = () => `${randomUUID()}@test.example`
let cms: TestCms
let catcher: MailCatcher
let stop: () => Promise<void>
let network = 0

beforeAll(async () => {
  catcher = await startMailCatcher()
  ;({ cms, stop } = await startMailingCms(catcher))
})
beforeEach(() => cms.db.rows(sql`delete from bf_rate_limits`))
afterEach(() => catcher.refuse(false))
afterAll(() => stop())

interface Asked {
  readonly email?: unknown
  readonly name?: unknown
  readonly role?: unknown
  readonly language?: unknown
}

const invite = (asked: Asked = {}, as: string | null = cms.admin) => {
  const body = { email: asAddress(), role: 'optician', language: 'de', ...asked }
  return cms.request({ method: 'POST', path: `/v1${createInvitation.path}`, body, as })
}
/** Each stranger from a network of their own. */
const guest = (path: string, body: object) =>
  cms.request({ method: 'POST', path: `/v1${path}`, body, headers: from(), as: null })
const from = () => ({ 'x-forwarded-for': `203.0.113.${++network}` })
const open = (token: string) => guest(openInvitation.path, { token })
const accept = (token: string, more: object = {}) =>
  guest(acceptInvitation.path, { token, name: 'Vera Muster', password, ...more })
const list = async (as = cms.admin) => (await cms.call(listInvitations, {}, as)).json.invitations
const listed = async (email: string) => (await list()).find((one: { email: string }) => one.email === email)

const caught = (to: string) => catcher.mails.filter((mail) => mail.to === to)
async function link(to: string, count = 1): Promise<string> {
  await vi.waitFor(() => expect(caught(to)).toHaveLength(count), { timeout: 30_000, interval: 50 })
  return /\/edit\/~invitation#([\w-]{43})\b/.exec(caught(to).at(-1)?.text ?? '')?.[1] ?? ''
}

const accountOf = async (email: string) =>
  (await cms.db.rows(sql`select role, name, locale from bf_users where email = ${email}`))[0]
const signIn = (email: string) =>
  cms.request({ method: 'POST', path: '/bf-users/login', body: { email, password }, headers: from(), as: null })

async function admin() {
  const data = { email: asAddress(), password, role: 'admin' as const, name: 'Beat' }
  // overrideAccess: the test makes what another admin would.
  const { id } = await cms.payload.create({ collection: 'bf-users', data, overrideAccess: true })
  return { id: String(id), token: (await signIn(data.email)).json.token as string }
}

test('who is invited by mail chooses name and password, signs in with the role that was given, and is on no list any more', async () => {
  const email = asAddress()
  const asked = await invite({ email: email.toUpperCase(), name: ' Vera ', language: 'fr' })
  expect(asked.json.invitation).toMatchObject({
    email,
    name: 'Vera',
    role: 'optician',
    by: 'Test admin',
    state: 'open',
  })
  const token = await link(email)
  const [mail] = caught(email)
  expect(mail?.subject).toMatch(/^Invitation au site /)
  expect(mail?.text).toContain(`valable ${invitationDays} jours`)
  expect(mail?.text).toContain('Test admin vous invite')
  expect(mail?.html).toContain(token)
  await vi.waitFor(async () => expect(await listed(email)).toMatchObject({ mail: 'sent' }), 20_000)
  expect((await open(token)).json).toMatchObject({ email, name: 'Vera', role: 'optician' })
  const done = await accept(token)
  expect([done.status, done.json.email]).toEqual([200, email])
  expect(await accountOf(email)).toEqual({ role: 'optician', name: 'Vera Muster', locale: 'fr' })
  expect(await listed(email)).toBeUndefined()
  const session = (await signIn(email)).json.token
  expect((await cms.call(getLanguage, {}, session)).json.language).toBe('fr')
})

test('a link is good once, also when it is pressed five times at once', async () => {
  const email = asAddress()
  await invite({ email })
  const token = await link(email)
  const statuses = (await Promise.all(Array.from({ length: 5 }, () => accept(token)))).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 410, 410, 410, 410])
  for (const again of [await accept(token), await open(token)]) {
    expect([again.status, again.json.code, again.json.what]).toEqual([410, 'INVITATION_VOID', 'used'])
    expect(again.json.error).toMatch(/schon angenommen/)
  }
})

test('nobody but an admin invites, lists, sends again or withdraws, whatever role they ask for', async () => {
  const { id } = (await invite()).json.invitation
  for (const as of [cms.editor, null]) {
    const status = as ? 403 : 401
    expect((await invite({ role: 'admin' }, as)).status).toBe(status)
    expect((await invite({ role: 'optician' }, as)).status).toBe(status)
    expect((await cms.call(listInvitations, {}, as)).status).toBe(status)
    expect((await cms.call(resendInvitation, { id }, as)).status).toBe(status)
    expect((await cms.call(withdrawInvitation, { id }, as)).status).toBe(status)
  }
  expect((await invite({ role: 'system' })).status).toBe(400)
  expect((await list()).some((one: { id: string }) => one.id === id)).toBe(true)
})

test('who accepts takes no other role and no other address than the invitation says', async () => {
  const email = asAddress()
  await invite({ email })
  const token = await link(email)
  for (const more of [{ role: 'admin' }, { email: asAddress() }, { id: randomUUID() }])
    expect((await accept(token, more)).status).toBe(400)
  expect((await accept(token)).status).toBe(200)
  expect(await accountOf(email)).toMatchObject({ role: 'optician' })
})

test('a stranger learns nothing: without a link that holds every answer is the same, whether there is such an account or not', async () => {
  const known = asAddress()
  await invite({ email: known })
  await accept(await link(known))
  for (const token of [randomUUID(), known, 'x'.repeat(43), (await listed(known))?.id ?? 'none']) {
    const [seen, tried] = [await open(token), await accept(token)]
    for (const { status, json } of [seen, tried])
      expect([status, json.code, json.what]).toEqual([410, 'INVITATION_VOID', 'other'])
  }
})

test('no secret of a link lies in the database, in the outbox or in an answer, before it is sent nor after', async () => {
  const email = asAddress()
  catcher.refuse(true)
  const asked = await invite({ email })
  const outbox = () => cms.request({ method: 'GET', path: `/bf-mails?where[to][equals]=${email}`, as: cms.admin })
  expect((await outbox()).json.docs).toMatchObject([{ text: expect.stringContaining('~invitation#••••') }])
  const seen = await cms.request({ method: 'GET', path: `/bf-mails?where[to][equals]=${email}` })
  expect(seen.json.docs).toEqual([])
  const kept = async () =>
    JSON.stringify([
      asked.json,
      await list(),
      await cms.db.rows(sql`
        select (select json_agg(m) from bf_mails m) as mails, (select json_agg(i) from bf_invitations i) as invitations,
          (select json_agg(j) from payload_jobs j) as jobs`),
    ])
  const before = await kept()
  catcher.refuse(false)
  await cms.call(resendMails, {}, cms.admin)
  const secret = await link(email)
  expect(secret).toHaveLength(43)
  expect(before).not.toContain(secret)
  expect(await kept()).not.toContain(secret)
})

test('after seven days a link holds no more; sent again, a new one does and the one before is void', async () => {
  const email = asAddress()
  const { id } = (await invite({ email })).json.invitation
  const first = await link(email)
  await cms.db.rows(sql`update bf_invitations set created_at = now() - interval '7 days' where id = ${id}`)
  expect(await listed(email)).toMatchObject({ state: 'expired' })
  expect((await accept(first)).json).toMatchObject({ code: 'INVITATION_VOID', what: 'expired' })
  const again = await cms.call(resendInvitation, { id }, cms.admin)
  expect([again.status, again.json.invitation.state]).toEqual([200, 'open'])
  const second = await link(email, 2)
  expect((await accept(first)).json).toMatchObject({ code: 'INVITATION_VOID', what: 'replaced' })
  expect((await accept(second)).status).toBe(200)
  expect((await cms.call(resendInvitation, { id: again.json.invitation.id }, cms.admin)).status).toBe(404)
})

test('an address has one open invitation: who is invited again, also at the same moment, has the last link alone', async () => {
  const email = asAddress()
  const statuses = (await Promise.all([invite({ email }), invite({ email, role: 'admin' }), invite({ email })])).map(
    ({ status }) => status,
  )
  expect(statuses).toEqual([200, 200, 200])
  expect((await list()).filter((one: { email: string }) => one.email === email)).toHaveLength(1)
})

test('what is withdrawn before its mail has gone is never sent, and a link that was sent leads nowhere', async () => {
  const [unsent, sent] = [asAddress(), asAddress()]
  const { id: gone } = (await invite({ email: sent })).json.invitation
  const token = await link(sent)
  expect((await cms.call(withdrawInvitation, { id: gone }, cms.admin)).status).toBe(200)
  expect((await accept(token)).json).toMatchObject({ code: 'INVITATION_VOID', what: 'withdrawn' })
  expect((await cms.call(withdrawInvitation, { id: gone }, cms.admin)).status).toBe(404)
  catcher.refuse(true)
  const { id } = (await invite({ email: unsent })).json.invitation
  await cms.call(withdrawInvitation, { id }, cms.admin)
  expect(await cms.db.rows(sql`select 1 from bf_mails where "to" = ${unsent}`)).toEqual([])
  expect(await listed(unsent)).toBeUndefined()
})

test('of accepting and withdrawing at once one comes first, and the other is told so', async () => {
  const email = asAddress()
  const { id } = (await invite({ email })).json.invitation
  const token = await link(email)
  const [accepted, withdrawn] = await Promise.all([accept(token), cms.call(withdrawInvitation, { id }, cms.admin)])
  expect([
    [200, 404],
    [410, 200],
  ]).toContainEqual([accepted.status, withdrawn.status])
  expect((await accountOf(email)) !== undefined).toBe(accepted.status === 200)
})

test('an address that has an account is not invited, and one that got an account meanwhile is told to sign in', async () => {
  const email = asAddress()
  const { id } = (await invite({ email })).json.invitation
  const token = await link(email)
  const data = { email, password, role: 'optician' as const }
  // overrideAccess: the test makes what an admin would.
  await cms.payload.create({ collection: 'bf-users', data, overrideAccess: true })
  expect((await accept(token)).json.code).toBe('ACCOUNT_EXISTS')
  const refused = [await invite({ email }), await cms.call(resendInvitation, { id }, cms.admin)]
  expect(refused.map(({ status, json }) => [status, json.code])).toEqual([
    [409, 'ACCOUNT_EXISTS'],
    [409, 'ACCOUNT_EXISTS'],
  ])
  expect((await cms.call(withdrawInvitation, { id }, cms.admin)).status).toBe(200)
})

test.each(['demoted', 'deleted'])(
  'the invitations of an admin who was %s hold no more, until another admin sends them',
  async (how) => {
    const email = asAddress()
    const { id: by, token: session } = await admin()
    const { id } = (await invite({ email, role: 'admin' }, session)).json.invitation
    const first = await link(email)
    const path = `/bf-users/${by}`
    const { status } =
      how === 'demoted'
        ? await cms.request({ method: 'PATCH', path, body: { role: 'optician' }, as: cms.admin })
        : await cms.request({ method: 'DELETE', path, as: cms.admin })
    expect(status).toBe(200)
    expect(await listed(email)).toMatchObject({ state: 'void', by: how === 'demoted' ? 'Beat' : null })
    expect((await accept(first)).json).toMatchObject({ code: 'INVITATION_VOID', what: 'withdrawn' })
    expect(await accountOf(email)).toBeUndefined()
    await cms.call(resendInvitation, { id }, cms.admin)
    expect(await listed(email)).toMatchObject({ state: 'open', by: 'Test admin' })
    expect((await accept(await link(email, 2))).status).toBe(200)
    expect(await accountOf(email)).toMatchObject({ role: 'admin' })
  },
)

test('a password is held to the same rules as everywhere, and the link is good for another try', async () => {
  const email = asAddress()
  await invite({ email })
  const token = await link(email)
  for (const bad of ['elf Zeichen', 'passwortpasswort', `${email}${email}`]) {
    const refused = await accept(token, { password: bad })
    expect([refused.status, Object.keys(refused.json.fields)]).toEqual([400, ['password']])
  }
  expect((await accept(token, { name: ' \u200b ' })).status).toBe(400)
  expect(await accountOf(email)).toBeUndefined()
  expect((await accept(token)).status).toBe(200)
})

test('one address is not flooded with mails, and guessing at links is slowed down', async () => {
  const email = asAddress()
  const statuses = []
  for (let time = 0; time < 6; time++) statuses.push((await invite({ email })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  const guess = () =>
    cms.request({
      ...{ method: 'POST', path: `/v1${openInvitation.path}`, body: { token: 'x' }, as: null },
      headers: { 'x-forwarded-for': '198.51.100.7' },
    })
  const answers = await Promise.all(Array.from({ length: 31 }, guess))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
})

test('a mail that did not go is told in the list', async () => {
  const email = asAddress()
  catcher.refuse(true)
  await invite({ email })
  expect(await listed(email)).toMatchObject({ mail: 'waiting' })
  await cms.db.rows(sql`update bf_mails set failed_at = now() where "to" = ${email}`)
  expect(await listed(email)).toMatchObject({ mail: 'failed' })
})
