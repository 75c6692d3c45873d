import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Database } from '../db/database.ts'
import { ownOf } from '../own/own-of.ts'
import type { WebCaches } from './web-caches.ts'

declare module '../own/own-of.ts' {
  interface Own {
    readonly webCaches: WebCaches
  }
}

/**
 * Lets visitors' caches go of pages: `site` (all), `page:<id>`, `media:<id>`. Tags are noted in the transaction that changes what
 * visitors see, and told once that is committed, before its answer; outside of one at once. Whoever waits for the transaction gets
 * NOT_SHOWN_YET while a web that is up may show the page of before.
 */
export async function expirePages(tx: Database, tags: readonly string[]): Promise<void> {
  await tx.rows(sql`insert into bf_cache_journal (tags) values (${JSON.stringify(tags)}::jsonb)`)
  await tx.afterCommit(deliverExpiry)
}

/** Answers once no cache holds anything that was expired before the call. Throws NOT_SHOWN_YET. */
export async function deliverExpiry(payload: Payload): Promise<void> {
  try {
    const { caches, tags } = await webCachesOf(payload).expire()
    if (tags.length > 0 && caches === 0) payload.logger.warn({ msg: 'No web process was there to expire pages', tags })
  } catch (error) {
    payload.logger.error({ err: error, msg: 'A web process did not expire its pages; trying again' })
    throw new AppError('NOT_SHOWN_YET', undefined, error)
  }
}

export function webCachesOf(payload: Payload): WebCaches {
  return ownOf(payload).webCaches
}
