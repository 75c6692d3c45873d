import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import type { listFeeds as contract, requestFeeds as requestContract } from '@blickfang/contract/api/v1/feed.ts'
import { sql } from '@payloadcms/db-postgres'
import { queueFeeds } from '../../queue/queue-feeds.ts'
import type { Call } from '../operation-context.ts'
import { getSettings } from '../settings/save-settings.ts'
import { outsideServices } from './outside-services.ts'

interface FeedRow {
  readonly key: string
  readonly name: string | null
  readonly loadedAt: string | null
  readonly failedAt: string | null
  readonly failure: string | null
}

/** How old each feed is, and since when and why it fails. */
export async function listFeeds({ payload, db }: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const rows = await db.rows<FeedRow>(sql`
    select f.key, b.name, f.loaded_at as "loadedAt", f.failed_at as "failedAt", f.failure
    from bf_feeds f left join bf_branches b on f.key = 'reviews:' || b.id order by split_part(f.key, ':', 1), b.created_at, f.key`)
  const { settings } = await getSettings({ db })
  const until = settings.feeds.instagram && settings.feeds.instagramUntil
  return {
    takesArticles: outsideServices(payload).articles.url !== '',
    instagramEnds: until && isSoon(until) ? until : null,
    feeds: rows.map(({ key, name, loadedAt, failedAt, failure }) => ({
      ...{ key, name, failure, loadedAt: isoOf(loadedAt), failedAt: isoOf(failedAt) },
    })),
  }
}

/** Lets all feeds be read now rather than at their next time. */
export async function requestFeeds({ db }: Call<typeof requestContract>): Promise<AnswerOf<typeof requestContract>> {
  await db.transaction(queueFeeds)
  return {}
}

const warnedBefore = 14 * 24 * 60 * 60_000

function isSoon(day: string): boolean {
  return Date.parse(day) - Date.now() < warnedBefore
}

function isoOf(moment: string | null): string | null {
  return moment && new Date(moment).toISOString()
}
