import { randomUUID } from 'node:crypto'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type {
  createInvitation as createContract,
  resendInvitation as resendContract,
} from '@blickfang/contract/api/v1/account/invitations.ts'
import { serverLog } from '@blickfang/platform/server/log/server-log.ts'
import { sql } from '@payloadcms/db-postgres'
import { lockAdmins } from '../../../db/lock-admins.ts'
import { limitRate } from '../../../http/rate-limit.ts'
import { hashToken, linkToken } from '../../mail/link-token.ts'
import type { Operation, OperationContext } from '../../operation-context.ts'
import { spellAddress } from '../address/spell-address.ts'
import { mailInvitation } from './invitation-mail.ts'
import { endInvitation, getOpen, type Invitation } from './invitation-rows.ts'
import { requireInviter } from './require-inviter.ts'

/** Mails to an address that nobody has confirmed: one that was lost or two, and no flood. */
const perAddress = { points: 5, seconds: 60 * 60 }

/**
 * Invites somebody by mail; what was open for that address is replaced. Only for admins.
 * Throws FORBIDDEN, ACCOUNT_EXISTS, NO_MAIL_SERVER, RATE_LIMITED.
 */
export const createInvitation: Operation<typeof createContract> = async ({ body, ...context }) => {
  const email = spellAddress(body.email) ?? body.email
  return { invitation: await send(context, { ...body, email }) }
}

/** Mails a new link for an open invitation, in the name of who asks. Only for admins. Throws as `createInvitation`, and NOT_FOUND. */
export const resendInvitation: Operation<typeof resendContract> = async ({ body, ...context }) => {
  requireInviter(context)
  const waiting = await getOpen(context.db, body.id)
  return { invitation: await send(context, waiting, body.id) }
}

type Invited = Pick<Invitation, 'email' | 'name' | 'role' | 'language'>

async function send(context: OperationContext, invited: Invited, replaces?: string): Promise<Invitation> {
  const by = requireInviter(context)
  const { payload, db } = context
  const { email, name, role, language } = invited
  if (payload.email.name === 'console') throw new AppError('NO_MAIL_SERVER')
  await limitRate(payload, { name: 'invitations to an address', client: email, rate: perAddress })
  const invitation = await db.transaction(async (tx) => {
    await lockAdmins(tx)
    const known = await tx.rows(sql`select 1 from ${tx.accounts.table} where email = ${email}`)
    if (known.length > 0) throw new AppError('ACCOUNT_EXISTS')
    const before = await endInvitation(tx, { email }, 'replaced')
    // Accepted or withdrawn meanwhile: what is over begins no second time.
    if (replaces && !before.includes(replaces)) throw new AppError('NOT_FOUND')
    const id = randomUUID()
    await tx.rows(sql`
      insert into bf_invitations (id, email, name, role, language, token_hash, invited_by)
      values (${id}, ${email}, ${name}, ${role}, ${language}, ${hashToken(linkToken(payload, 'invitation', id))}, ${by})`)
    const made = await getOpen(tx, id)
    await mailInvitation({ payload, tx, invitation: made })
    return getOpen(tx, id)
  })
  serverLog().info({ invitation: invitation.id, by, role }, 'Somebody was invited')
  return invitation
}
