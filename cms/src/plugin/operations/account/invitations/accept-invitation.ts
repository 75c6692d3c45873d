import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type {
  acceptInvitation as acceptContract,
  openInvitation as openContract,
} from '@blickfang/contract/api/v1/account/invitations.ts'
import { serverLog } from '@blickfang/platform/server/log/server-log.ts'
import { sql } from '@payloadcms/db-postgres'
import { accountsOf } from '../../../db/accounts.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { lockAdmins } from '../../../db/lock-admins.ts'
import { siteName } from '../../form/shop-of.ts'
import type { Operation } from '../../operation-context.ts'
import { getSettings } from '../../settings/save-settings.ts'
import { isAddressTaken } from '../is-address-taken.ts'
import { endInvitation, getInvitationOfLink } from './invitation-rows.ts'

/** Tells who holds the link what it is for, and changes nothing. Throws INVITATION_VOID. */
export const openInvitation: Operation<typeof openContract> = async ({ db, body }) => {
  const { email, name, role } = await getInvitationOfLink(db, body.token)
  return { email, name, role, site: await siteName(db) }
}

/**
 * Makes the account of who holds the link, with the role that an admin has given it and an address that the mail has confirmed. Under
 * the lock of the admins: of two at once one makes it, and whoever invited is an admin at this moment.
 * Throws INVITATION_VOID, ACCOUNT_EXISTS, INVALID for a password that is tried first.
 */
export const acceptInvitation: Operation<typeof acceptContract> = async ({ payload, db, body }) => {
  const { token, name, password } = body
  // Nonsense waits for nobody and holds up nobody.
  const { language } = await getInvitationOfLink(db, token)
  const made = await inTransaction(
    payload,
    async ({ req, tx }) => {
      await lockAdmins(tx)
      const { id: invitation, email, role } = await getInvitationOfLink(tx, token)
      const known = await tx.rows(sql`select 1 from ${tx.accounts.table} where email = ${email}`)
      if (known.length > 0) throw new AppError('ACCOUNT_EXISTS')
      const account = await payload.create({
        collection: accountsOf(payload).slug,
        req,
        // The link stands for whoever cannot sign in yet.
        overrideAccess: true,
        data: { email, password, name, role },
      })
      const id = String(account.id)
      await tx.rows(sql`update ${tx.accounts.table} set locale = ${language} where id = ${id}`)
      await endInvitation(tx, { id: invitation }, 'used')
      return { id, email, invitation }
    },
    { language },
  ).catch((error: unknown) => {
    // Made meanwhile by another door, which holds no lock.
    if (isAddressTaken(error)) throw new AppError('ACCOUNT_EXISTS', undefined, error)
    throw error
  })
  serverLog().info({ id: made.id, invitation: made.invitation }, 'An invitation was accepted')
  const { languages } = (await getSettings({ db })).settings
  return { email: made.email, language: languages.active.includes(language) ? language : languages.default }
}
