import { randomUUID } from 'node:crypto'
import { createInvitation, listInvitations } from '@blickfang/contract/api/v1/account/invitations.ts'
import { createKey, listKeys } from '@blickfang/contract/api/v1/account/keys.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  hasSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
} from '@blickfang/contract/api/v1/account/second-factor.ts'
import { listPages } from '@blickfang/contract/api/v1/page.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount, makeGuarded, password, signIn } from '../../../testing/second-factor.ts'
import { startCms, type TestCms } from '../../../testing/start-cms.ts'
import { getSettings } from '../../settings/save-settings.ts'
import { codeAt } from './time-codes.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

const mailsTo = async (email: string) =>
  (await cms.db.rows<{ text: string }>(sql`select text from bf_mails where "to" = ${email} order by created_at`)).map(
    ({ text }) => text,
  )
const isIn = async (token: string) => (await cms.call(listPages, {}, token)).status === 200
const answered = ({ status, json }: { status: number; json: { code?: string } }) => [status, json.code]

test('it is off until a code of the app was confirmed, and then ends all other sessions and tells the owner', async () => {
  const { email, token } = await makeAccount(cms)
  const other = String((await signIn(cms, email)).json.token)
  expect((await cms.call(getSecondFactor, {}, token)).json).toMatchObject({ isOffered: true, isOn: false, since: null })
  const { secret, address } = (await cms.call(beginSecondFactor, { password }, token)).json
  expect(new URL(address).searchParams.get('secret')).toBe(secret)
  expect((await signIn(cms, email)).status).toBe(200)
  expect(answered(await cms.call(confirmSecondFactor, { code: '000000' }, token))).toEqual([403, 'SECOND_FACTOR_WRONG'])
  const confirmed = await cms.call(confirmSecondFactor, { code: codeAt(secret) }, token)
  expect(confirmed.json.recoveryCodes).toHaveLength(10)
  expect([await isIn(token), await isIn(other)]).toEqual([true, false])
  expect((await cms.call(getSecondFactor, {}, token)).json).toMatchObject({ isOn: true, recoveryCodesLeft: 10 })
  expect(await mailsTo(email)).toEqual([expect.stringContaining('wurde die Anmeldung in zwei Schritten eingeschaltet')])
  expect(answered(await cms.call(confirmSecondFactor, { code: codeAt(secret) }, token))).toEqual([404, 'NOT_FOUND'])
  expect(answered(await cms.call(beginSecondFactor, { password }, token))).toEqual([409, 'SECOND_FACTOR_ON'])
})

test('a secret that was begun anew or an hour ago takes no code', async () => {
  const { id, token } = await makeAccount(cms)
  const first = (await cms.call(beginSecondFactor, { password }, token)).json.secret
  const second = (await cms.call(beginSecondFactor, { password }, token)).json.secret
  expect((await cms.call(confirmSecondFactor, { code: codeAt(first) }, token)).status).toBe(403)
  await cms.db.rows(sql`update bf_second_factors set created_at = now() - interval '61 minutes' where user_id = ${id}`)
  expect((await cms.call(confirmSecondFactor, { code: codeAt(second) }, token)).status).toBe(404)
})

test.each([
  ['beginning', beginSecondFactor, makeAccount],
  ['new recovery codes', renewRecoveryCodes, makeGuarded],
  ['switching off', removeSecondFactor, makeGuarded],
] as const)('%s needs the password, which is tried ten times in a quarter of an hour', async (_, contract, make) => {
  const { id, token } = await make(cms)
  const before = await cms.db.rows(sql`select * from bf_second_factors where user_id = ${id}`)
  const tried: unknown[] = []
  for (let attempt = 0; attempt < 11; attempt++)
    tried.push((await cms.call(contract, { password: `falsch ${attempt}` }, token)).json.code)
  expect([tried[0], tried[8], tried[10]]).toEqual(['PASSWORD_WRONG', 'PASSWORD_WRONG', 'RATE_LIMITED'])
  expect(await cms.db.rows(sql`select * from bf_second_factors where user_id = ${id}`)).toEqual(before)
})

test('new recovery codes take the place of those before', async () => {
  const { email, token, recovery } = await makeGuarded(cms)
  const { recoveryCodes } = (await cms.call(renewRecoveryCodes, { password }, token)).json
  expect(recoveryCodes).toHaveLength(10)
  expect((await signIn(cms, email, { code: recovery[0] })).status).toBe(403)
  expect((await signIn(cms, email, { code: recoveryCodes[0] })).status).toBe(200)
  expect((await mailsTo(email)).at(-1)).toContain('neue Wiederherstellungscodes')
})

test('whoever switches it off reads it in a mail', async () => {
  const { email, token } = await makeGuarded(cms)
  expect((await cms.call(removeSecondFactor, { password }, token)).status).toBe(200)
  expect((await cms.call(removeSecondFactor, { password }, token)).status).toBe(200)
  expect((await mailsTo(email)).filter((text) => text.includes('ausgeschaltet'))).toHaveLength(1)
  expect((await signIn(cms, email)).status).toBe(200)
})

test('an admin resets it for somebody else, never for themselves; nobody else does', async () => {
  const [owner, admin] = [await makeGuarded(cms), await makeGuarded(cms, 'admin')]
  const reset = (account: string, as: string) => cms.call(resetSecondFactor, { account }, as)
  expect(answered(await reset(owner.id, cms.editor))).toEqual([403, 'FORBIDDEN'])
  expect(answered(await reset(admin.id, admin.token))).toEqual([403, 'FORBIDDEN'])
  expect((await cms.call(hasSecondFactor, { account: owner.id }, admin.token)).json).toMatchObject({ isOn: true })
  expect((await reset(owner.id, admin.token)).status).toBe(200)
  expect(await isIn(owner.token)).toBe(false)
  expect((await mailsTo(owner.email)).at(-1)).toContain('zurückgesetzt')
  expect(answered(await reset(owner.id, admin.token))).toEqual([404, 'NOT_FOUND'])
  expect((await signIn(cms, owner.email)).status).toBe(200)
})

test('a secret that another server’s secret has sealed takes no code; recovery codes and an admin still help', async () => {
  const { id, email, recovery, code } = await makeGuarded(cms)
  await cms.db.rows(
    sql`update bf_second_factors set secret = 'AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAA.AAAA' where user_id = ${id}`,
  )
  expect((await signIn(cms, email, { code: await code() })).status).toBe(403)
  expect((await signIn(cms, email, { code: recovery[0] })).status).toBe(200)
})

test('where the settings ask it of admins, one without it is an editor until it is set up, by every door', async () => {
  const [admin, guarded] = [await makeAccount(cms, 'admin'), await makeGuarded(cms, 'admin')]
  const { settings } = await getSettings({ db: cms.db })
  const ask = (adminsInTwoSteps: boolean) =>
    cms.db.rows(
      sql`update bf_settings set "values" = ${JSON.stringify({ ...settings, signIn: { adminsInTwoSteps } })}::jsonb, rev = rev + 1`,
    )
  const users = async (as: string) =>
    (await cms.request({ method: 'GET', path: '/bf-users?limit=100', as })).json.docs.length
  const promote = (as: string, id: string) =>
    cms.request({ method: 'PATCH', path: `/bf-users/${id}`, body: { role: 'optician' }, as })
  await ask(true)
  try {
    const list = await cms.call(listInvitations, {}, admin.token)
    expect(answered(list)).toEqual([403, 'SECOND_FACTOR_REQUIRED'])
    const invited = { email: `${randomUUID()}@test.example`, name: '', role: 'admin', language: 'de' }
    expect((await cms.call(createInvitation, invited, admin.token)).status).toBe(403)
    expect((await cms.call(listKeys, { account: guarded.id }, admin.token)).status).toBe(403)
    expect(await users(admin.token)).toBe(1)
    expect((await promote(admin.token, guarded.id)).status).toBe(403)
    expect((await cms.call(resetSecondFactor, { account: guarded.id }, admin.token)).status).toBe(403)
    expect(await isIn(admin.token)).toBe(true)
    expect((await cms.call(getSecondFactor, {}, admin.token)).json).toMatchObject({ isOn: false, isRequired: true })
    expect(answered(await cms.call(createKey, { name: 'Kasse', reach: 'publish' }, admin.token))).toEqual([
      ...[403, 'SECOND_FACTOR_REQUIRED'],
    ])
    const renamed = await cms.request({
      ...{ method: 'PATCH', path: `/bf-users/${admin.id}`, body: { name: 'Neu' }, as: admin.token },
    })
    expect(renamed.json.doc).toMatchObject({ name: 'Neu', role: 'admin' })
    const refreshed = await cms.request({ method: 'POST', path: '/bf-users/refresh-token', as: admin.token })
    expect((await cms.call(listInvitations, {}, refreshed.json.refreshedToken)).status).toBe(403)
    // One with it is what they were, and does not switch it off.
    expect((await cms.call(listInvitations, {}, guarded.token)).status).toBe(200)
    expect(await users(guarded.token)).toBeGreaterThan(1)
    const off = await cms.call(removeSecondFactor, { password }, guarded.token)
    expect(answered(off)).toEqual([403, 'SECOND_FACTOR_REQUIRED'])
    const { secret } = (await cms.call(beginSecondFactor, { password }, admin.token)).json
    expect((await cms.call(confirmSecondFactor, { code: codeAt(secret) }, admin.token)).status).toBe(200)
    expect((await cms.call(listInvitations, {}, admin.token)).status).toBe(200)
    const [row] = await cms.db.rows(sql`select role::text as role from bf_users where id = ${admin.id}`)
    expect(row).toEqual({ role: 'admin' })
  } finally {
    await ask(false)
  }
})
