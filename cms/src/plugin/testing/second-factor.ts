import { randomUUID } from 'node:crypto'
import { beginSecondFactor, confirmSecondFactor } from '@blickfang/contract/api/v1/account/second-factor.ts'
import { sql } from '@payloadcms/db-postgres'
import { codeAt } from '../operations/account/second-factor/time-codes.ts'
import type { TestCms } from './start-cms.ts'

export const password = 'vier Wörter am Stück'
const stepMs = 30_000
let network = 0

/** Signs in as a person does, each time from another network. */
export function signIn(cms: TestCms, email: string, more: object = {}) {
  network++
  return cms.request({
    method: 'POST',
    path: '/bf-users/login',
    body: { email, password, ...more },
    headers: { 'x-forwarded-for': `198.51.${network >> 8}.${network & 255}` },
    as: null,
  })
}

/** An account with a password, signed in. */
export async function makeAccount(cms: TestCms, role: 'admin' | 'optician' = 'optician') {
  const data = { email: `${randomUUID()}@test.example`, password, role, name: 'Vera' }
  const { id } = await cms.payload.create({ collection: 'bf-users', data, overrideAccess: true })
  return { id: String(id), email: data.email, token: String((await signIn(cms, data.email)).json.token) }
}

/** An account that signs in in two steps. `code` is one that counts, another one each time. */
export async function makeGuarded(cms: TestCms, role: 'admin' | 'optician' = 'optician') {
  const account = await makeAccount(cms, role)
  const { secret } = (await cms.call(beginSecondFactor, { password }, account.token)).json
  const { json } = await cms.call(confirmSecondFactor, { code: codeAt(secret) }, account.token)
  const code = async () => {
    await forgetSteps(cms, account.id)
    return codeAt(secret)
  }
  return { ...account, secret: String(secret), recovery: json.recoveryCodes as string[], code }
}

/** As if no code had been used yet: nobody waits half a minute for the next. */
export async function forgetSteps(cms: TestCms, account: string): Promise<void> {
  await cms.db.rows(sql`update bf_second_factors set last_step = 0 where user_id = ${account}`)
}

/** A code of steps that do not count any more or yet. */
export function codeBeside(secret: string, steps: number): string {
  return codeAt(secret, Date.now() + steps * stepMs)
}
