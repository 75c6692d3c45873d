import type { Database } from '../db/database.ts'
import { queueJob } from './queue-job.ts'

/** Queues what reads the feeds, in the transaction of what changes where they come from. */
export async function queueFeeds(tx: Database): Promise<void> {
  for (const name of ['loadReviews', 'loadPosts', 'loadArticles'] as const) await queueJob(tx, name, { input: {} })
}
