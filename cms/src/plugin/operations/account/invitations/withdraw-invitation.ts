import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { withdrawInvitation as contract } from '@blickfang/contract/api/v1/account/invitations.ts'
import { serverLog } from '@blickfang/platform/server/log/server-log.ts'
import { lockAdmins } from '../../../db/lock-admins.ts'
import type { Operation } from '../../operation-context.ts'
import { endInvitation } from './invitation-rows.ts'
import { requireInviter } from './require-inviter.ts'

/** Withdraws an open invitation. Only for admins. Throws FORBIDDEN, NOT_FOUND. */
export const withdrawInvitation: Operation<typeof contract> = async ({ body, ...context }) => {
  const by = requireInviter(context)
  await context.db.transaction(async (tx) => {
    await lockAdmins(tx)
    const ended = await endInvitation(tx, { id: body.id }, 'withdrawn')
    if (ended.length === 0) throw new AppError('NOT_FOUND')
  })
  serverLog().info({ invitation: body.id, by }, 'An invitation was withdrawn')
  return {}
}
