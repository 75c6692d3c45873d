import { randomBytes } from 'node:crypto'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { serverLog } from '@blickfang/platform/server/log/server-log.ts'
import type { Payload } from 'payload'
import { accountsOf, areOwn } from '../../db/accounts.ts'
import { type Database, databaseOf } from '../../db/database.ts'
import { takeOff } from './second-factor/factor-rows.ts'
import { tellOwner } from './second-factor/tell-owner.ts'

/**
 * Gives an account a new random password, which is enough to sign in, and ends its sessions. For the command of whoever runs the
 * site and can no longer sign in, perhaps because phone and recovery codes are lost. Throws NOT_FOUND.
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
  const db = databaseOf(payload)
  if (areOwn(db.accounts)) await db.transaction((tx) => takeOffForOwner({ payload, tx }, String(user.id)))
  return password
}

async function takeOffForOwner({ payload, tx }: { payload: Payload; tx: Database }, account: string): Promise<void> {
  if (!(await takeOff(tx, account))) return
  await tellOwner({ payload, db: tx }, account, 'reset')
  serverLog().info({ id: account, by: null }, 'A second factor was switched off')
}
