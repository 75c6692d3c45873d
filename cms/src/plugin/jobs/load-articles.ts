import * as z from 'zod/mini'
import { keepArticles } from '../operations/feed/keep-articles.ts'
import { queueAgainSoon } from '../operations/feed/queue-again-soon.ts'
import { defineJob } from '../queue/job.ts'

declare module '../queue/job.ts' {
  interface JobInputs {
    loadArticles: { tries?: number }
  }
}

/** Reads what the articles that the settings name say of themselves, and copies their pictures. */
export const loadArticles = defineJob({
  name: 'loadArticles',
  // How many readings in a row were not complete; a service may say so too.
  input: z.strictObject({ tries: z.optional(z.int().check(z.nonnegative())) }),
  schedule: '42 */2 * * *',
  maxMs: 10 * 60_000,
  run: async ({ input, ...context }) => {
    const isWhole = await keepArticles(context)
    if (!isWhole) await queueAgainSoon(context.db, 'loadArticles', input.tries ?? 0)
  },
})
