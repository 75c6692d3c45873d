import type { PayloadRequest } from 'payload'
import { noteExpiry } from '../cache/cache-outbox.ts'
import { deliverAfterCommit } from '../cache/deliver-after-commit.ts'
import { databaseOfRequest } from '../db/database.ts'

/** After a change in the admin that visitors see on any page. */
export async function expireSite({ req }: { req: PayloadRequest }): Promise<void> {
  await noteExpiry(await databaseOfRequest(req), ['site'])
  await deliverAfterCommit(req)
}
