import * as z from 'zod/mini'
import { defineJob } from '../../kernel/job/job.ts'

/** Asks YouTube and Mux, each night, whether the videos of the library can still be seen: a page leaves out one that cannot. */
export const checkVideos = defineJob({
  name: 'checkVideos',
  input: z.strictObject({}),
  schedule: '50 3 * * *',
  maxMs: 10 * 60_000,
})
