import * as z from 'zod/mini'
import { defineEndpoint } from '../../kernel/endpoint.ts'

/** How old the last state of each feed is. `name`: of the branch that it is about; `failure`: as OutsideError says it, with a status where there is one. */
export const listFeeds = defineEndpoint({
  method: 'get',
  path: '/feeds',
  summary: 'List the feeds of outside services',
  access: 'editor',
  answer: z.object({
    feeds: z.array(
      z.object({
        key: z.string(),
        name: z.nullable(z.string()),
        loadedAt: z.nullable(z.iso.datetime()),
        failedAt: z.nullable(z.iso.datetime()),
        failure: z.nullable(z.string()),
      }),
    ),
    /** The day on which the access to Instagram ends or has ended, from two weeks before; else null. */
    instagramEnds: z.nullable(z.iso.date()),
  }),
})

/** Lets all feeds be read now; they are there a moment later. */
export const requestFeeds = defineEndpoint({
  method: 'post',
  path: '/feeds/request',
  summary: 'Read the feeds of outside services anew',
  access: 'editor',
  body: z.strictObject({}),
  answer: z.object({}),
  rate: { points: 10, seconds: 600 },
})
