import * as z from 'zod/mini'
import { defineEndpoint, openFormPath } from '../endpoint.ts'

/** The calls of all forms, by which entries are sent. */
export * from './entries.generated.ts'

/**
 * The moment at which a form is opened, signed: an entry has to bring it (`opened`), a few seconds later at the earliest and within a
 * day, and each entry one of its own. What is sent too early, too late or with one that was used is INVALID in `website` and `opened`;
 * with a new one, after the same seconds, it is taken.
 */
export const openForm = defineEndpoint({
  method: 'post',
  path: openFormPath,
  summary: 'Open a form',
  access: 'anyone',
  body: z.strictObject({}),
  answer: z.object({ opened: z.string() }),
  bodyLimit: 1024,
})
