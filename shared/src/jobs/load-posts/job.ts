import * as z from 'zod/mini'
import { defineJob } from '../../kernel/job/job.ts'

/** Reads the shop's latest posts on Instagram, through the feed that the settings name, and copies their pictures. */
export const loadPosts = defineJob({
  name: 'loadPosts',
  input: z.strictObject({}),
  schedule: '27 * * * *',
  maxMs: 10 * 60_000,
})
