import type { PayloadRequest } from 'payload'
import { deliverSoon, noteExpiry } from '../cache/cache-outbox.ts'
import { databaseOfRequest } from '../db/database.ts'

/** After a change in the admin that visitors see on any page. */
export async function expireSite({ req }: { req: PayloadRequest }): Promise<void> {
  await noteExpiry(await databaseOfRequest(req), ['site'])
  deliverSoon(req.payload)
}
