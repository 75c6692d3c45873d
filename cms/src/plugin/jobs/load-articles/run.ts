import { loadArticles } from '@blickfang/shared/jobs/load-articles/job.ts'
import { keepArticles } from '../../operations/feed/keep-articles.ts'
import { defineRun } from '../../queue/job-run.ts'

export const loadArticlesRun = defineRun(loadArticles, keepArticles)
