import { loadArticles } from '@blickfang/shared/jobs/load-articles/job.ts'
import { loadPosts } from '@blickfang/shared/jobs/load-posts/job.ts'
import { loadReviews } from '@blickfang/shared/jobs/load-reviews/job.ts'
import type { Database } from '../db/database.ts'
import { queueJob } from './queue-job.ts'

/** Queues what reads the feeds, in the transaction of what changes where they come from. */
export async function queueFeeds(tx: Database): Promise<void> {
  for (const job of [loadReviews, loadPosts, loadArticles]) await queueJob(tx, job, { input: {} })
}
