import * as z from 'zod/mini'
import { idSchema } from '../../../kernel/text/id.ts'
import { nameSchema } from '../../../kernel/text/visible-text.ts'
import { defineEndpoint, keyReaches } from '../../endpoint.ts'

/** Keys that an account may have at a time: one for each program, and none for each run of one. */
export const maxKeys = 20

const keySchema = z.object({
  id: idSchema,
  name: z.string(),
  reach: z.enum(keyReaches),
  /** Beginning of the key, by which its owner knows it again. */
  prefix: z.string(),
  since: z.iso.datetime(),
  /** When it was used last, to about ten minutes; null: never. */
  seen: z.nullable(z.iso.datetime()),
})

/** Lists the keys for programs of one's own account, or as an admin of any; the newest first. Those that were withdrawn are left out. */
export const listKeys = defineEndpoint({
  method: 'get',
  path: '/account/keys',
  summary: 'List the keys of an account',
  access: 'editor',
  reach: null,
  query: z.strictObject({ account: z.optional(idSchema) }),
  answer: z.object({ keys: z.array(keySchema) }),
  errors: ['FORBIDDEN'],
})

/** Makes a key for a program, for one's own account. The key itself is in this answer and never in another one. */
export const createKey = defineEndpoint({
  method: 'post',
  path: '/account/keys',
  summary: 'Create a key for a program',
  access: 'editor',
  reach: null,
  bodyLimit: 4096,
  rate: { points: 30, seconds: 60 * 60 },
  body: z.strictObject({ name: nameSchema(60), reach: z.enum(keyReaches) }),
  answer: z.object({ key: keySchema, token: z.string() }),
  errors: ['TOO_MANY_KEYS', 'SECOND_FACTOR_REQUIRED'],
})

/** Withdraws a key of one's own account, or as an admin of any: whatever brings it is refused from the next request on. */
export const withdrawKey = defineEndpoint({
  method: 'post',
  path: '/account/keys/withdraw',
  summary: 'Withdraw a key',
  access: 'editor',
  reach: null,
  body: z.strictObject({ id: idSchema }),
  answer: z.object({}),
  errors: ['NOT_FOUND'],
})
