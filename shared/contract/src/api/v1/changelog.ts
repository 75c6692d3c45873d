import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'

const momentSchema = z.iso.datetime()

/**
 * Lists news about the editor, newest first: what the person who asks has not seen, with `showAll` the newest hundred. Those of
 * days to come are left out. `text` is the entry in the asked language. Source: spec/editor.md §7 «GET changelog».
 */
export const listChangelog = defineEndpoint({
  method: 'get',
  path: '/changelog',
  summary: 'List news about the editor',
  access: 'editor',
  reach: null,
  query: z.strictObject({
    language: z.optional(z.enum(['de', 'fr'])),
    showAll: z.optional(z.enum(['true', 'false'])),
  }),
  answer: z.object({
    entries: z.array(
      z.object({ date: momentSchema, de: z.string(), fr: z.string(), text: z.string(), isSeen: z.boolean() }),
    ),
  }),
})

/** Notes that the person has seen the news of these moments. A moment without an entry changes nothing. Source: spec/editor.md §7. */
export const seeChangelog = defineEndpoint({
  method: 'post',
  path: '/changelog',
  summary: 'Note which news one has seen',
  access: 'editor',
  reach: null,
  body: z.strictObject({ seen: z.array(momentSchema).check(z.maxLength(100)) }),
  answer: z.object({ seen: z.int() }),
})
