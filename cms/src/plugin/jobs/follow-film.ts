import { idSchema } from '@blickfang/contract/kernel/text/id.ts'
import * as z from 'zod/mini'
import { noteFailure, followFilm as run } from '../operations/video/follow-film.ts'
import { defineJob } from '../queue/job.ts'

const second = 1_000

declare module '../queue/job.ts' {
  interface JobInputs {
    followFilm: { id: string; tries?: number }
  }
}

/** Looks how far an uploaded film is; by itself for a day, and whenever somebody asks or Mux tells. For as long its last steps are tried again. */
export const followFilm = defineJob({
  name: 'followFilm',
  // How often it was looked at by itself; left out: somebody waits.
  input: z.strictObject({ id: idSchema, tries: z.optional(z.int().check(z.nonnegative())) }),
  retry: { firstMs: 10 * second, maxMs: 600 * second, forMs: 86_400 * second },
  maxMs: 60 * second,
  run: ({ input, ...context }) => run(context, input),
  giveUp: ({ db, input }) => noteFailure(db, input),
})
