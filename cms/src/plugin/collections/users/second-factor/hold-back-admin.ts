import type { AuthStrategyResult, Payload } from 'payload'
import { noteHeldBack } from '../../../access/held-back.ts'
import { askerUnknown } from '../../../access/unknown-asker.ts'
import { databaseOf } from '../../../db/database.ts'
import { isHeldBack } from '../../../operations/account/second-factor/factor-rows.ts'

/**
 * Gives an admin who is asked to sign in in two steps and does not do so yet the rights of an editor, in all that this request asks:
 * whoever looks at the role, by whichever door, sees that one. While nobody can look it up, nobody is known.
 */
export async function holdBackAdmin(found: AuthStrategyResult, payload: Payload): Promise<AuthStrategyResult> {
  const user = found.user as (NonNullable<AuthStrategyResult['user']> & { role?: unknown }) | null
  if (user?.role !== 'admin') return found
  try {
    if (!(await isHeldBack(databaseOf(payload), String(user.id)))) return found
  } catch {
    return { user: null, responseHeaders: askerUnknown() }
  }
  user.role = 'optician'
  noteHeldBack(user)
  return found
}
