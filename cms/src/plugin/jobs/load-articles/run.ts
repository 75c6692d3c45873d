import { loadArticles } from '@blickfang/shared/jobs/load-articles/job.ts'
import { keepArticles } from '../../operations/feed/keep-articles.ts'
import { readAgainSoon } from '../../operations/feed/read-again-soon.ts'
import { defineRun } from '../../queue/job-run.ts'

export const loadArticlesRun = defineRun(loadArticles, async ({ input, ...context }) => {
  const isWhole = await keepArticles(context)
  if (!isWhole) await readAgainSoon(context.db, loadArticles, input.tries ?? 0)
})
