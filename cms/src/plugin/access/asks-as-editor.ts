import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { Payload } from 'payload'
import { roleOf } from './roles.ts'
import { isAskerUnknown } from './unknown-asker.ts'

/** Whether the session that a request brings is an editor's. Throws UNAVAILABLE while the database, which knows, is away. */
export async function asksAsEditor(payload: Payload, headers: Headers): Promise<boolean> {
  const { user, responseHeaders } = await payload.auth({ headers })
  if (isAskerUnknown(responseHeaders)) throw new AppError('UNAVAILABLE')
  return roleOf({ user, payload }) !== undefined
}
