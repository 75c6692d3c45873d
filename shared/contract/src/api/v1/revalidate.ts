import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'

/** Tags of the visitors' cache: `site` (every page), `page:<id>`, `collection:<name>`, `media:<id>` (the pages that show it). */
export const revalidateTag = defineEndpoint({
  method: 'post',
  path: '/revalidate/tag',
  summary: 'Let the visitors’ cache go of one tag',
  access: 'editor',
  reach: null,
  body: z.strictObject({ tag: z.string().check(z.minLength(1), z.maxLength(200)) }),
  answer: z.object({ tag: z.string() }),
  errors: ['NOT_SHOWN_YET'],
})

/** Lets every page be rendered anew at its next visit: for a site that shows something old, whatever the reason. */
export const revalidateFull = defineEndpoint({
  method: 'post',
  path: '/revalidate/full',
  summary: 'Let the visitors’ cache go of everything',
  access: 'editor',
  reach: null,
  body: z.strictObject({}),
  answer: z.object({}),
  errors: ['NOT_SHOWN_YET'],
})
