import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { unlockPage as contract } from '@blickfang/contract/api/v1/page-password.ts'
import type { Call } from '../operation-context.ts'
import { isPassword } from './hash-password.ts'
import { findPassword, makePageKey, pageKeyLifetime } from './page-key.ts'

/** Gives a reader who knows a page's password the key to it. Throws WRONG_PASSWORD, NOT_FOUND for a page that has none or is not live. */
export async function unlockPage(call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const { id, password } = call.body
  const stored = await findPassword(call, id)
  if (stored === null) throw new AppError('NOT_FOUND')
  if (!(await isPassword(password, stored))) throw new AppError('WRONG_PASSWORD')
  return { key: makePageKey(call, id, stored), seconds: pageKeyLifetime }
}
