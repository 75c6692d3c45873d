import * as z from 'zod/mini'
import { defineJob } from '../../kernel/job/job.ts'

/** Reads what the articles that the settings name say of themselves, and copies their pictures. */
export const loadArticles = defineJob({
  name: 'loadArticles',
  // How many readings in a row were not complete; a service may say so too.
  input: z.strictObject({ tries: z.optional(z.int().check(z.nonnegative())) }),
  schedule: '42 */2 * * *',
  maxMs: 10 * 60_000,
})
