import type { PayloadRequest } from 'payload'
import { noteExpiry } from '../cache/cache-outbox.ts'
import { deliverAfterCommit } from '../cache/deliver-after-commit.ts'
import { databaseOfRequest } from '../db/database.ts'

/** After a change in the admin that visitors see on any page. */
export async function expireSite({ req }: { req: PayloadRequest }): Promise<void> {
  await expireTags(req, ['site'])
}

/** After a change in the admin that visitors see on the pages with these tags. */
export async function expireTags(req: PayloadRequest, tags: readonly string[]): Promise<void> {
  await noteExpiry(await databaseOfRequest(req), tags)
  await deliverAfterCommit(req)
}
