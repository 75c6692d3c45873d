// Written by `npm run gen` from the folders beside it.
import type * as z from 'zod/mini'
import type { Job, JobInputs, JobName } from '../queue/job.ts'
import { checkVideos } from './check-videos.ts'
import { deliverWebhook } from './deliver-webhook.ts'
import { followFilm } from './follow-film.ts'
import { loadArticles } from './load-articles.ts'
import { loadPosts } from './load-posts.ts'
import { loadReviews } from './load-reviews.ts'
import { removeExpired } from './remove-expired.ts'
import { removeFile } from './remove-file.ts'
import { removeFilm } from './remove-film.ts'
import { sendMail } from './send-mail.ts'

export const jobs = {
  checkVideos,
  deliverWebhook,
  followFilm,
  loadArticles,
  loadPosts,
  loadReviews,
  removeExpired,
  removeFile,
  removeFilm,
  sendMail,
} satisfies { readonly [N in JobName]: Job<N, z.ZodMiniType<unknown, JobInputs[N]>> }
