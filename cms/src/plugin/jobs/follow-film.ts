import { idSchema } from '@blickfang/contract/kernel/text/id.ts'
import * as z from 'zod/mini'
import { followFilm as run } from '../operations/video/follow-film.ts'
import { defineJob } from '../queue/job.ts'

declare module '../queue/job.ts' {
  interface JobInputs {
    followFilm: { id: string; tries?: number }
  }
}

/** Looks how far an uploaded film is; by itself for a day, and whenever somebody asks or Mux tells. */
export const followFilm = defineJob({
  name: 'followFilm',
  // How often it was looked at by itself; left out: somebody waits.
  input: z.strictObject({ id: idSchema, tries: z.optional(z.int().check(z.nonnegative())) }),
  maxMs: 60_000,
  run: ({ input, ...context }) => run(context, input),
})
