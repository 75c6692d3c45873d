import * as z from 'zod/mini'
import { keepPosts } from '../operations/feed/keep-posts.ts'
import { queueAgainSoon } from '../operations/feed/queue-again-soon.ts'
import { defineJob } from '../queue/job.ts'

declare module '../queue/job.ts' {
  interface JobInputs {
    loadPosts: { tries?: number }
  }
}

/** Reads the shop's latest posts on Instagram, through the feed that the settings name, and copies their pictures. */
export const loadPosts = defineJob({
  name: 'loadPosts',
  // How many readings in a row were not complete; a service may say so too.
  input: z.strictObject({ tries: z.optional(z.int().check(z.nonnegative())) }),
  schedule: '27 * * * *',
  maxMs: 10 * 60_000,
  run: async ({ input, ...context }) => {
    const isWhole = await keepPosts(context)
    if (!isWhole) await queueAgainSoon(context.db, 'loadPosts', input.tries ?? 0)
  },
})
