import * as z from 'zod/mini'
import { defineEndpoint, openFormPath } from '../endpoint.ts'

/** The calls of all forms, by which entries are sent. */
export * from './entries.generated.ts'

/**
 * Opens a form and answers the moment, signed: an entry has to bring it (`opened`), a few seconds later at the earliest and within a
 * day, and each entry one of its own. An entry that comes too early, too late or with a used moment is INVALID in `website` and
 * `opened`; with a new moment, after the same seconds, it is taken.
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
