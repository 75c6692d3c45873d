import { AppError } from '@blickfang/shared/kernel/app-error.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { type Database, databaseOf } from '../db/database.ts'
import { expire, type WebCache } from './web-cache.ts'

/**
 * Lets visitors' caches go of pages: `site` (all), `page:<id>`, `media:<id>`. What is to go is noted in the transaction that
 * changes what they see, and told once that is committed, before its answer; outside of one at once. Whoever waits for the
 * transaction gets NOT_SHOWN_YET when a web that is up did not act: it is told again then.
 */
export async function expirePages(tx: Database, tags: readonly string[]): Promise<void> {
  await tx.rows(sql`insert into cache_outbox (tags) values (${JSON.stringify(tags)}::jsonb)`)
  await tx.afterCommit(deliverExpiry)
}

/** Tells web's caches everything that was noted and not yet told, and forgets it once they have acted. Throws NOT_SHOWN_YET. */
export async function deliverExpiry(payload: Payload): Promise<void> {
  const db = databaseOf(payload)
  const noted = await db.rows<{ id: string; tags: string[] }>(sql`select id, tags from cache_outbox order by id`)
  if (noted.length === 0) return
  const tags = [...new Set(noted.flatMap((row) => row.tags))]
  try {
    if ((await expire(webCacheOf(payload), tags)) === 0)
      payload.logger.warn({ msg: 'No web process was there to expire pages', tags })
  } catch (error) {
    payload.logger.error({ err: error, msg: 'A web process did not expire its pages; trying again', tags })
    throw new AppError('NOT_SHOWN_YET', undefined, error)
  }
  await db.rows(sql`delete from cache_outbox where id = any(${sql.param(noted.map((row) => row.id))}::bigint[])`)
}

function webCacheOf(payload: Payload): WebCache {
  return payload.config.custom.webCache as WebCache
}
