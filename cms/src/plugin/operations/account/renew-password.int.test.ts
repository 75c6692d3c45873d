import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { renewPassword } from './renew-password.ts'

const email = 'forgetful@test.example'
let cms: TestCms
let address = 0

beforeAll(async () => {
  cms = await startCms()
  const data = { email, password: 'long-enough-for-this', role: 'optician' as const, name: 'Vera' }
  await cms.payload.create({ collection: 'bf-users', data, overrideAccess: true })
})
afterAll(() => cms.stop())

async function signIn(password: string) {
  const headers = { 'x-forwarded-for': `203.0.113.${++address}` }
  return cms.request({ method: 'POST', path: '/bf-users/login', body: { email, password }, headers, as: null })
}

async function isSignedIn(token: string): Promise<boolean> {
  return (await cms.request({ method: 'GET', path: '/bf-users/me', as: token })).json.user?.email === email
}

test('a new password ends an account’s sessions and replaces the old one', async () => {
  const { token } = (await signIn('long-enough-for-this')).json
  expect(await isSignedIn(token)).toBe(true)

  const password = await renewPassword(cms.payload, ' Forgetful@test.example ')
  expect(password).toMatch(/^[\w-]{22}$/)
  expect(await isSignedIn(token)).toBe(false)
  expect((await signIn('long-enough-for-this')).status).toBe(401)
  expect(await isSignedIn((await signIn(password)).json.token)).toBe(true)
})

test('an address without an account gets none', async () => {
  await expect(renewPassword(cms.payload, 'niemand@test.example')).rejects.toThrow('NOT_FOUND')
})

test('as long as no mail can be sent, asking for one by mail says what to do instead', async () => {
  const ask = (language: string) =>
    cms.request({
      method: 'POST',
      path: '/bf-users/forgot-password',
      body: { email },
      headers: { 'accept-language': language, 'x-forwarded-for': `203.0.113.${++address}` },
      as: null,
    })
  const { status, json } = await ask('de')
  expect(status).toBe(503)
  expect(json.errors[0].message).toMatch(/^Es ist kein Mailversand eingerichtet\. Wer die Website verwaltet/)
  expect((await ask('fr')).json.errors[0].message).toMatch(/^Aucun envoi d’e-mails/)
})
