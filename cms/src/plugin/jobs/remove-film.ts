import * as z from 'zod/mini'
import { removeFilm as remove } from '../operations/video/remove-film.ts'
import { defineJob } from '../queue/job.ts'

const minute = 60_000

declare module '../queue/job.ts' {
  interface JobInputs {
    removeFilm: { uploadId: string }
  }
}

/** Lets a film that was deleted here go at Mux as well, for a month: what somebody wanted gone must not go on playing there. */
export const removeFilm = defineJob({
  name: 'removeFilm',
  // As Mux calls it.
  input: z.strictObject({ uploadId: z.string() }),
  retry: { firstMs: minute, maxMs: 240 * minute, forMs: 30 * 24 * 60 * minute },
  maxMs: minute,
  run: ({ input, ...context }) => remove(context, input.uploadId),
})
