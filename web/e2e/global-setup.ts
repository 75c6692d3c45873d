import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type APIRequestContext, type FullConfig, request } from '@playwright/test'
import { colleague } from './colleague.ts'

/** Signs the editor and a colleague in once for all journeys; workers find the tokens in E2E_TOKEN and E2E_COLLEAGUE_TOKEN. */
export default async function signInBoth(config: FullConfig): Promise<void> {
  const baseURL = config.projects[0]?.use.baseURL ?? ''
  const login = JSON.parse(readFileSync(`${process.env.E2E_DATA_DIR}/login.json`, 'utf8'))
  const site = await request.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } })
  process.env.E2E_TOKEN = await signIn(site, login)
  process.env.E2E_COLLEAGUE_TOKEN = await signIn(site, await makeColleague(site, process.env.E2E_TOKEN))
  await giveOutAllCoupons(site, process.env.E2E_TOKEN)
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
async function giveOutAllCoupons(site: APIRequestContext, token: string): Promise<void> {
  const headers = { authorization: `JWT ${token}` }
  const { settings, rev } = await (await site.get('/api/v1/settings', { headers })).json()
  const game = { roundMinutes: 0, couponsPerNetwork: 1_000, couponsPerDay: 10_000 }
  const answer = await site.post('/api/v1/settings', { headers, data: { settings: { ...settings, game }, base: rev } })
  if (!answer.ok()) throw new Error(`The settings were not saved: ${answer.status()} ${await answer.text()}`)
}
