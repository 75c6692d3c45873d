import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'

/** Tells whether the person who asks has been shown around the editor, or has passed it over. */
export const getTour = defineEndpoint({
  method: 'get',
  path: '/account/tour',
  summary: 'Tell whether one has been shown around the editor',
  access: 'editor',
  reach: null,
  answer: z.object({ isSeen: z.boolean() }),
})

/** Notes that the person has been shown around: nobody offers it to them again. */
export const seeTour = defineEndpoint({
  method: 'post',
  path: '/account/tour',
  summary: 'Note that one has been shown around the editor',
  access: 'editor',
  reach: null,
  body: z.strictObject({}),
  answer: z.object({}),
})
