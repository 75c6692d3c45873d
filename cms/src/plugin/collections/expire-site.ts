import type { PayloadRequest } from 'payload'
import { expirePages } from '../cache/expire-pages.ts'
import { databaseOfRequest } from '../db/database.ts'

/** After a change in the admin that visitors see on any page. */
export async function expireSite({ req }: { req: PayloadRequest }): Promise<void> {
  await expireTags(req, ['site'])
}

/** After a change in the admin that visitors see on the pages with these tags. */
export async function expireTags(req: PayloadRequest, tags: readonly string[]): Promise<void> {
  await expirePages(await databaseOfRequest(req), tags)
}
