import * as z from 'zod/mini'
import { defineJob } from '../../kernel/job/job.ts'

/** Reads what is written about each branch, and its opening hours, where the branch says which place of Google's it is. */
export const loadReviews = defineJob({
  name: 'loadReviews',
  input: z.strictObject({}),
  schedule: '12 */3 * * *',
  maxMs: 10 * 60_000,
})
