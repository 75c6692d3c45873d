import type { listInvitations as contract } from '@blickfang/contract/api/v1/account/invitations.ts'
import { ownOf } from '../../../own/own-of.ts'
import type { Operation } from '../../operation-context.ts'
import { listOpen } from './invitation-rows.ts'
import { requireInviter } from './require-inviter.ts'

/** Lists the open invitations. Only for admins. Throws FORBIDDEN. */
export const listInvitations: Operation<typeof contract> = async (call) => {
  requireInviter(call)
  return { invitations: await listOpen(call.db), accounts: ownOf(call.payload).users }
}
