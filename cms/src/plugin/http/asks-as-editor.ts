import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { Payload } from 'payload'
import { roleOf } from '../access/roles.ts'
import { isAskerUnknown } from '../access/unknown-asker.ts'
import { findKeyAsker } from './keys/find-key-asker.ts'

/** Whether the session or the key that a request brings is an editor's. Throws UNAVAILABLE while the database, which knows, is away. */
export async function asksAsEditor(payload: Payload, headers: Headers): Promise<boolean> {
  const program = await findKeyAsker({ payload, headers })
  if (program) return program.key.reach !== 'read'
  const { user, responseHeaders } = await payload.auth({ headers })
  if (isAskerUnknown(responseHeaders)) throw new AppError('UNAVAILABLE')
  return roleOf({ user, payload }) !== undefined
}
