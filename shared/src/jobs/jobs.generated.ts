// Written by `npm run gen` from the folders beside it.
import type { Job } from '../kernel/job/job.ts'
import { checkVideos } from './check-videos/job.ts'
import { loadArticles } from './load-articles/job.ts'
import { loadPosts } from './load-posts/job.ts'
import { loadReviews } from './load-reviews/job.ts'
import { removeExpired } from './remove-expired/job.ts'
import { removeFile } from './remove-file/job.ts'
import { sendMail } from './send-mail/job.ts'

export const jobs = {
  checkVideos,
  loadArticles,
  loadPosts,
  loadReviews,
  removeExpired,
  removeFile,
  sendMail,
} satisfies { readonly [name: string]: Job }

export type JobName = keyof typeof jobs
