import * as z from 'zod/mini'
import { idSchema } from '../../../kernel/text/id.ts'
import { defineEndpoint } from '../../endpoint.ts'

const sessionSchema = z.object({
  id: z.string(),
  /** When the person signed in there, and when they were there last, to about ten minutes. */
  since: z.string(),
  seen: z.nullable(z.string()),
  /** Browser of the sign-in, as people call it; null where nobody can tell. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** Whether this very request came in it. */
  isThis: z.boolean(),
})

/** Lists where one's own account is signed in, the own session first, then the one that was seen last. */
export const listSessions = defineEndpoint({
  method: 'get',
  path: '/account/sessions',
  summary: 'List where one is signed in',
  access: 'editor',
  reach: null,
  answer: z.object({ sessions: z.array(sessionSchema) }),
})

/** Ends one of one's own sessions, or with `others` all but the one that asks. Whoever works in one of them is out with the next request. */
export const endSessions = defineEndpoint({
  method: 'post',
  path: '/account/sessions/end',
  summary: 'End one of one’s sessions, or all others',
  access: 'editor',
  reach: null,
  body: z.strictObject({ which: z.union([z.literal('others'), idSchema]) }),
  answer: z.object({ ended: z.int() }),
  errors: ['NOT_FOUND'],
})

/** Ends all sessions of an account: of a person who has left, or whose device is lost. */
export const endAllSessions = defineEndpoint({
  method: 'post',
  path: '/account/sessions/end-all',
  summary: 'End all sessions of an account',
  access: 'admin',
  reach: null,
  body: z.strictObject({ account: idSchema }),
  answer: z.object({ ended: z.int() }),
  errors: ['NOT_FOUND'],
})
