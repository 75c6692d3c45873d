import * as z from 'zod/mini'
import { mediaItemSchema } from '../../content/media/media.ts'
import { defineEndpoint } from '../endpoint.ts'

/** How old the last state of each feed is. `name`: of the branch that it is about; `failure`: as OutsideError says it, with a status where there is one. */
export const listFeeds = defineEndpoint({
  method: 'get',
  path: '/feeds',
  summary: 'List the feeds of outside services',
  access: 'editor',
  reach: 'read',
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
    /** Whether there is a magazine of which articles can be taken over by their address. */
    takesArticles: z.boolean(),
  }),
})

/** Lets all feeds be read now; they are there a moment later. */
export const requestFeeds = defineEndpoint({
  method: 'post',
  path: '/feeds/request',
  summary: 'Read the feeds of outside services anew',
  access: 'editor',
  reach: 'publish',
  body: z.strictObject({}),
  answer: z.object({}),
  rate: { points: 10, seconds: 600 },
})

/**
 * Looks an article up by its address (`post-id`, `post-teaser`) and copies its picture into the library. Nothing is placed: whoever asks
 * makes a card of it. `media` null: it has no picture, or `isPictureLost`.
 */
export const importArticle = defineEndpoint({
  method: 'post',
  path: '/feeds/article',
  summary: 'Take over an article by its address',
  access: 'editor',
  reach: 'draft',
  rate: { points: 30, seconds: 60 },
  body: z.strictObject({ url: z.url({ protocol: /^https?$/ }).check(z.maxLength(2_000)) }),
  answer: z.object({
    article: z.object({
      title: z.string(),
      text: z.string(),
      url: z.string(),
      /** The day on which it appeared. */
      date: z.nullable(z.iso.date()),
      media: z.nullable(mediaItemSchema),
      isPictureLost: z.boolean(),
    }),
  }),
  errors: ['ARTICLE_NOT_FOUND', 'ARTICLES_DOWN', 'ARTICLES_OFF', 'STORAGE_FULL'],
})
