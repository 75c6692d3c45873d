import * as z from 'zod/mini'
import { updateVideos } from '../operations/video/update-videos.ts'
import { defineJob } from '../queue/job.ts'

declare module '../queue/job.ts' {
  interface JobInputs {
    checkVideos: Record<string, never>
  }
}

/** Asks YouTube and Mux, each night, whether the videos of the library can still be seen: a page leaves out one that cannot. */
export const checkVideos = defineJob({
  name: 'checkVideos',
  input: z.strictObject({}),
  schedule: '50 3 * * *',
  maxMs: 10 * 60_000,
  run: updateVideos,
})
