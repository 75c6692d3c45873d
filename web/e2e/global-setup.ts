import { readFileSync } from 'node:fs'
import { type FullConfig, request } from '@playwright/test'

/** Signs the editor in once for all journeys; workers find the token in E2E_TOKEN. */
export default async function signIn(config: FullConfig): Promise<void> {
  const baseURL = config.projects[0]?.use.baseURL ?? ''
  const login = JSON.parse(readFileSync(`${process.env.E2E_DATA_DIR}/login.json`, 'utf8'))
  const site = await request.newContext({ baseURL })
  const answer = await site.post('/api/users/login', { data: login, headers: { origin: baseURL } })
  if (!answer.ok()) throw new Error(`The editor could not sign in: ${answer.status()} ${await answer.text()}`)
  process.env.E2E_TOKEN = (await answer.json()).token
  await site.dispose()
}
