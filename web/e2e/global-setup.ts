import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Call, createClient } from '@blickfang/contract/api/client.ts'
import { type APIRequestContext, type FullConfig, request } from '@playwright/test'
import { colleague, frenchOwner } from './colleague.ts'

/** Signs the editor, a colleague and an owner who reads French in once for all journeys; workers find the tokens in the environment. */
export default async function signInAll(config: FullConfig): Promise<void> {
  const baseURL = config.projects[0]?.use.baseURL ?? ''
  const login = JSON.parse(readFileSync(`${process.env.E2E_DATA_DIR}/login.json`, 'utf8'))
  const site = await request.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } })
  process.env.E2E_TOKEN = await signIn(baseURL, login)
  process.env.E2E_COLLEAGUE_TOKEN = await signIn(
    baseURL,
    await makeAccount(site, process.env.E2E_TOKEN, { ...colleague, role: 'optician' }),
  )
  const owner = await makeAccount(site, process.env.E2E_TOKEN, { ...frenchOwner, role: 'admin' })
  process.env.E2E_FRENCH_TOKEN = await signIn(baseURL, owner)
  const as = (token: string) => clientOf(baseURL, token)
  await as(process.env.E2E_FRENCH_TOKEN)('setLanguage', { language: 'fr' })
  await giveOutAllCoupons(as(process.env.E2E_TOKEN))
  // All of them have been shown around.
  for (const token of [process.env.E2E_TOKEN, process.env.E2E_COLLEAGUE_TOKEN, process.env.E2E_FRENCH_TOKEN])
    await as(token)('seeTour', {})
  await site.dispose()
}

function clientOf(baseUrl: string, token: string): Call {
  return createClient({ baseUrl, headers: { origin: baseUrl, authorization: `JWT ${token}` } })
}

/** In a browser of its own: who signs in again in one ends the session that it had. */
async function signIn(baseURL: string, login: { email: string; password: string }): Promise<string> {
  const browser = await request.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } })
  const answer = await browser.post('/api/bf-users/login', { data: login })
  if (!answer.ok()) throw new Error(`${login.email} could not sign in: ${answer.status()} ${await answer.text()}`)
  const { token } = await answer.json()
  await browser.dispose()
  return token
}

interface Account {
  readonly name: string
  readonly email: string
  readonly role: 'admin' | 'optician'
}

/** An account of somebody else. A site that already runs may have it from an earlier run: then it gets a new password. */
async function makeAccount(site: APIRequestContext, token: string, data: Account) {
  const headers = { authorization: `JWT ${token}` }
  const login = { email: data.email, password: randomUUID() }
  const found = await (await site.get(`/api/bf-users?where[email][equals]=${data.email}`, { headers })).json()
  const account = found.docs[0]
  const answer = account
    ? await site.patch(`/api/bf-users/${account.id}`, { headers, data: { password: login.password } })
    : await site.post('/api/bf-users', { headers, data: { ...data, ...login } })
  if (!answer.ok()) throw new Error(`No account for ${data.name}: ${answer.status()} ${await answer.text()}`)
  return login
}

/** A round of the journeys takes seconds, and all their phones are one network. */
async function giveOutAllCoupons(call: Call): Promise<void> {
  const { settings, rev } = await call('getSettings', {})
  const game = { ...settings.game, roundMinutes: 0, couponsPerNetwork: 1_000, couponsPerDay: 10_000 }
  await call('saveSettings', { settings: { ...settings, game }, base: rev })
}
