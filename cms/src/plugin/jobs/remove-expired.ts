import * as z from 'zod/mini'
import { removeAllExpired } from '../operations/expiry/remove-all-expired.ts'
import { defineJob } from '../queue/job.ts'

declare module '../queue/job.ts' {
  interface JobInputs {
    removeExpired: Record<string, never>
  }
}

/**
 * Removes, each night, what nobody can use any more: sessions that have ended, counts of calls, runs of jobs and entries of forms of long
 * ago, and, after the days that the operator says, removed content, old revisions and finished games.
 */
export const removeExpired = defineJob({
  name: 'removeExpired',
  input: z.strictObject({}),
  schedule: '20 3 * * *',
  maxMs: 5 * 60_000,
  run: removeAllExpired,
})
