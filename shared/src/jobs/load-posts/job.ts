import * as z from 'zod/mini'
import { defineJob } from '../../kernel/job/job.ts'

/** Reads the shop's latest posts on Instagram, through the feed that the settings name, and copies their pictures. */
export const loadPosts = defineJob({
  name: 'loadPosts',
  // How many readings in a row were not complete; a service may say so too.
  input: z.strictObject({ tries: z.optional(z.int().check(z.nonnegative())) }),
  schedule: '27 * * * *',
  maxMs: 10 * 60_000,
})
