import * as z from 'zod/mini'
import { keepReviews } from '../operations/feed/keep-reviews.ts'
import { defineJob } from '../queue/job.ts'

declare module '../queue/job.ts' {
  interface JobInputs {
    loadReviews: Record<string, never>
  }
}

/** Reads what is written about each branch, and its opening hours, where the branch says which place of Google's it is. */
export const loadReviews = defineJob({
  name: 'loadReviews',
  input: z.strictObject({}),
  schedule: '12 */3 * * *',
  maxMs: 10 * 60_000,
  run: keepReviews,
})
