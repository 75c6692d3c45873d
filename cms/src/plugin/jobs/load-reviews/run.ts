import { loadReviews } from '@blickfang/shared/jobs/load-reviews/job.ts'
import { keepReviews } from '../../operations/feed/keep-reviews.ts'
import { defineRun } from '../../queue/job-run.ts'

export const loadReviewsRun = defineRun(loadReviews, keepReviews)
