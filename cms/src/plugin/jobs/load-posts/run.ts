import { loadPosts } from '@blickfang/shared/jobs/load-posts/job.ts'
import { keepPosts } from '../../operations/feed/keep-posts.ts'
import { readAgainSoon } from '../../operations/feed/read-again-soon.ts'
import { defineRun } from '../../queue/job-run.ts'

export const loadPostsRun = defineRun(loadPosts, async ({ input, ...context }) => {
  const isWhole = await keepPosts(context)
  if (!isWhole) await readAgainSoon(context.db, loadPosts, input.tries ?? 0)
})
