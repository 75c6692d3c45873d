import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { confirmAddress as contract } from '@blickfang/contract/api/v1/account/address.ts'
import { createLocalReq } from 'payload'
import { accountsOf } from '../../../db/accounts.ts'
import type { Call } from '../../operation-context.ts'
import { isAddressTaken } from '../is-address-taken.ts'
import { findChangeOfLink } from './address-changes.ts'

/**
 * Gives an account the address to which a link was mailed, by who holds the link. The account's hooks take the link out of the
 * database, in the transaction of the change, so that it is used once. Throws LINK_VOID, ADDRESS_REFUSED.
 */
export async function confirmAddress(call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const { db, payload, body } = call
  const change = await findChangeOfLink(db, body.token)
  if (!change) throw new AppError('LINK_VOID')
  const { user: id, email, language } = change
  // The words to both addresses are in the language of the mail that brought the link.
  const headers = new Headers({ 'accept-language': language })
  const req = await createLocalReq({ req: { headers }, context: { confirms: change } }, payload)
  try {
    // overrideAccess: who holds the link need not be signed in; the account's own hooks let nothing pass but this address.
    await payload.update({ collection: accountsOf(payload).slug, id, data: { email }, req, overrideAccess: true })
  } catch (error) {
    if (isAddressTaken(error)) throw new AppError('ADDRESS_REFUSED', undefined, error)
    throw error
  }
  return { email }
}
