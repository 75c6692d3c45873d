import { isDeepStrictEqual } from 'node:util'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { expirePages } from '../../cache/expire-pages.ts'
import type { Database } from '../../db/database.ts'
import { OutsideError } from '../../outside/outside-error.ts'

/** The tools of a run that fills a feed. */
export interface FeedContext {
  readonly payload: Payload
  readonly db: Database
  readonly signal: AbortSignal
}

interface Feed {
  /** Names the feed for good, such as `reviews:<branch>`. */
  readonly key: string
  /** Tags of all that shows it. */
  readonly tags: readonly string[]
  load(): Promise<Json>
}

/**
 * Reads a feed and keeps what it gave. When the service fails, what was kept last stays, with since when and why, which it
 * answers. Throws for every other failure.
 */
export async function keepFeed({ payload, db }: FeedContext, { key, tags, load }: Feed): Promise<OutsideError | null> {
  let data: Json
  try {
    data = await load()
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    const failure = [error.failure, error.status].filter(Boolean).join(' ')
    await db.rows(sql`
      insert into bf_feeds (key, failed_at, failure) values (${key}, now(), ${failure})
      on conflict (key) do update set failure = excluded.failure, failed_at = coalesce(bf_feeds.failed_at, excluded.failed_at), updated_at = now()`)
    payload.logger.warn({
      feed: key,
      failure,
      host: error.message,
      msg: 'A feed could not be read; its last state stays',
    })
    return error
  }
  await db.transaction(async (tx) => {
    const [before] = await tx.rows<{ data: unknown }>(sql`select data from bf_feeds where key = ${key} for update`)
    await tx.rows(sql`
      insert into bf_feeds (key, data, loaded_at) values (${key}, ${JSON.stringify(data)}::jsonb, now())
      on conflict (key) do update set data = excluded.data, loaded_at = now(), failed_at = null, failure = null, updated_at = now()`)
    if (!isDeepStrictEqual(before?.data, data)) await expirePages(tx, tags)
  })
  return null
}

/** Forgets the feeds whose key begins so, except those named: what they came from is not set any more. */
export async function forgetFeeds(db: Database, { start, keep, tags }: ForgetFeeds): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await tx.rows(sql`
      delete from bf_feeds where starts_with(key, ${start})
        and key not in (select value from jsonb_array_elements_text(${JSON.stringify(keep)}::jsonb)) returning id`)
    if (gone.length > 0) await expirePages(tx, tags)
  })
}

interface ForgetFeeds {
  readonly start: string
  readonly keep: readonly string[]
  readonly tags: readonly string[]
}
