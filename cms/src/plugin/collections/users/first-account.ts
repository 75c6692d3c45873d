import { sql } from '@payloadcms/db-postgres'
import { type CollectionBeforeOperationHook, type Endpoint, Forbidden } from 'payload'
import { accountsOf } from '../../db/accounts.ts'
import { databaseOfRequest } from '../../db/database.ts'
import { lockAdmins } from '../../db/lock-admins.ts'
import { ownOf } from '../../own/own-of.ts'
import { endpointBehind } from '../endpoint-behind.ts'

/**
 * The admin's way to the first account of an empty database; Payload refuses it as soon as there is one. Where
 * the site is set up by its code (`operations/setup`) it is refused always: whoever reaches a server first would own the site. How that
 * of a project's own collection comes about is the project's matter.
 */
export const firstRegister: Endpoint = {
  method: 'post',
  path: '/first-register',
  handler: (req) => {
    if (ownOf(req.payload).hasSetup) throw new Forbidden(req.t)
    req.context.isFirstAccount = true
    return endpointBehind(req, accountsOf(req.payload).slug, firstRegister).handler(req)
  },
}

/** Makes the first account an admin: there is nobody yet who could give it that role. */
export const firstIsAdmin: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' || req.context.isFirstAccount !== true || !('data' in args)) return args
  // Payload looks without waiting, so of two at once both would be the first.
  const db = await databaseOfRequest(req)
  await lockAdmins(db)
  if ((await db.rows(sql`select 1 from ${db.accounts.table} limit 1`)).length > 0) throw new Forbidden(req.t)
  return { ...args, data: { ...args.data, role: 'admin' } }
}
