import type { PayloadRequest } from 'payload'
import { expirePages } from '../cache/expire-pages.ts'
import { databaseOfRequest } from '../db/database.ts'

/** Expires all pages, after a change in the admin that visitors see on any of them. */
export async function expireSite({ req }: { req: PayloadRequest }): Promise<void> {
  await expireTags(req, ['site'])
}

/** Expires the pages with these tags, after a change in the admin that visitors see on them. */
export async function expireTags(req: PayloadRequest, tags: readonly string[]): Promise<void> {
  await expirePages(await databaseOfRequest(req), tags)
}
