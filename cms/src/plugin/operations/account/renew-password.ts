import { randomBytes } from 'node:crypto'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { Payload } from 'payload'
import { accountsOf } from '../../db/accounts.ts'

/**
 * Gives an account a new random password and ends its sessions. For the command of whoever runs the site and can no longer
 * sign in. Throws NOT_FOUND.
 */
export async function renewPassword(payload: Payload, address: string): Promise<string> {
  const email = address.trim().toLowerCase()
  const collection = accountsOf(payload).slug
  // overrideAccess here and below: who starts this command holds the database already, and nobody is signed in.
  const { docs } = await payload.find({ collection, where: { email: { equals: email } }, overrideAccess: true })
  const [user] = docs
  if (!user) throw new AppError('NOT_FOUND')
  const password = randomBytes(16).toString('base64url')
  await payload.update({ collection, id: user.id, data: { password }, overrideAccess: true })
  return password
}
