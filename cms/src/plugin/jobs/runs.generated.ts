// Written by `npm run gen` from the folders beside it.
import type { JobName, jobs } from '@blickfang/shared/jobs/jobs.generated.ts'
import type { JobRun } from '../queue/job-run.ts'
import { checkVideosRun } from './check-videos/run.ts'
import { loadArticlesRun } from './load-articles/run.ts'
import { loadPostsRun } from './load-posts/run.ts'
import { loadReviewsRun } from './load-reviews/run.ts'
import { removeExpiredRun } from './remove-expired/run.ts'
import { removeFileRun } from './remove-file/run.ts'
import { sendMailRun } from './send-mail/run.ts'

export const runs = {
  checkVideos: checkVideosRun,
  loadArticles: loadArticlesRun,
  loadPosts: loadPostsRun,
  loadReviews: loadReviewsRun,
  removeExpired: removeExpiredRun,
  removeFile: removeFileRun,
  sendMail: sendMailRun,
} satisfies { readonly [N in JobName]: JobRun<(typeof jobs)[N]> }
