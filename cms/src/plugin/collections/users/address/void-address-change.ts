import type { CollectionAfterChangeHook, CollectionAfterOperationHook } from 'payload'
import { databaseOfRequest } from '../../../db/database.ts'
import { dropAddressChange } from '../../../operations/account/address/address-changes.ts'

/**
 * A new password ends what waits for the account: who has found a session and its password could else still take the account
 * away by an address that was asked for before. Together with a new address it comes from who asks for that.
 */
export const voidAddressChange: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'update' && req.context.hasNewPassword && !req.context.asksForAddress)
    await dropAddressChange(await databaseOfRequest(req), String(doc.id))
  return doc
}

/** The same of a password that was forgotten and chosen anew by the mail's link. */
export const voidAddressChangeOfReset: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  const { user } = result as { user?: { id?: unknown } }
  if (operation === 'resetPassword' && user?.id !== undefined)
    await dropAddressChange(await databaseOfRequest(req), String(user.id))
  return result
}
