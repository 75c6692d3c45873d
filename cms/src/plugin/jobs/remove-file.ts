import * as z from 'zod/mini'
import { picturesOf } from '../media/pictures.ts'
import { defineJob } from '../queue/job.ts'

const minute = 60_000

declare module '../queue/job.ts' {
  interface JobInputs {
    removeFile: { filename: string }
  }
}

/**
 * Takes a deleted file and all its forms out of the store, for a month: what somebody wanted gone must not stay because
 * the bucket was away, or the process killed, at that moment.
 */
export const removeFile = defineJob({
  name: 'removeFile',
  // The name under which the site served it.
  input: z.strictObject({ filename: z.string() }),
  retry: { firstMs: minute, maxMs: 240 * minute, forMs: 30 * 24 * 60 * minute },
  maxMs: 2 * minute,
  run: ({ payload, input }) => picturesOf(payload).remove(input.filename),
})
