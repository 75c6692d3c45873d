import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Call, createClient } from '@blickfang/contract/api/client.ts'
import { type APIRequestContext, type FullConfig, request } from '@playwright/test'
import { colleague } from './colleague.ts'

/** Signs the editor and a colleague in once for all journeys; workers find the tokens in E2E_TOKEN and E2E_COLLEAGUE_TOKEN. */
export default async function signInBoth(config: FullConfig): Promise<void> {
  const baseURL = config.projects[0]?.use.baseURL ?? ''
  const login = JSON.parse(readFileSync(`${process.env.E2E_DATA_DIR}/login.json`, 'utf8'))
  const site = await request.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } })
  process.env.E2E_TOKEN = await signIn(site, login)
  process.env.E2E_COLLEAGUE_TOKEN = await signIn(site, await makeColleague(site, process.env.E2E_TOKEN))
  const as = (token: string) =>
    createClient({ baseUrl: baseURL, headers: { origin: baseURL, authorization: `JWT ${token}` } })
  await giveOutAllCoupons(as(process.env.E2E_TOKEN))
  // Both have been shown around.
  for (const token of [process.env.E2E_TOKEN, process.env.E2E_COLLEAGUE_TOKEN]) await as(token)('seeTour', {})
  await site.dispose()
}

async function signIn(site: APIRequestContext, login: { email: string; password: string }): Promise<string> {
  const answer = await site.post('/api/users/login', { data: login })
  if (!answer.ok()) throw new Error(`${login.email} could not sign in: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()).token
}

/** An account without the rights of an admin. A site that already runs may have it from an earlier run: then it gets a new password. */
async function makeColleague(site: APIRequestContext, token: string) {
  const headers = { authorization: `JWT ${token}` }
  const login = { email: colleague.email, password: randomUUID() }
  const found = await (await site.get(`/api/users?where[email][equals]=${colleague.email}`, { headers })).json()
  const account = found.docs[0]
  const answer = account
    ? await site.patch(`/api/users/${account.id}`, { headers, data: { password: login.password } })
    : await site.post('/api/users', { headers, data: { ...login, name: colleague.name, role: 'optician' } })
  if (!answer.ok()) throw new Error(`No account for the colleague: ${answer.status()} ${await answer.text()}`)
  return login
}

/** A round of the journeys takes seconds, and all their phones are one network. */
async function giveOutAllCoupons(call: Call): Promise<void> {
  const { settings, rev } = await call('getSettings', {})
  const game = { ...settings.game, roundMinutes: 0, couponsPerNetwork: 1_000, couponsPerDay: 10_000 }
  await call('saveSettings', { settings: { ...settings, game }, base: rev })
}
