import * as z from 'zod/mini'
import { maxPagePasswordLength } from '../../content/page-password/page-password.ts'
import { idSchema } from '../../kernel/text/id.ts'
import { defineEndpoint } from '../endpoint.ts'

/**
 * The answer to a visitor who types a page's password: a key, good for `seconds` and for as long as the page keeps that password.
 * `pageBySlug` shows the page to who brings it. The site keeps it in an httpOnly cookie; few tries a client, because it guesses.
 */
export const unlockPage = defineEndpoint({
  method: 'post',
  path: '/page/password',
  summary: 'Open a page that has a password',
  access: 'anyone',
  rate: { points: 10, seconds: 10 * 60 },
  bodyLimit: 4096,
  body: z.strictObject({ id: idSchema, password: z.string().check(z.maxLength(maxPagePasswordLength)) }),
  answer: z.object({ key: z.string(), seconds: z.int() }),
  errors: ['NOT_FOUND', 'WRONG_PASSWORD', 'RATE_LIMITED'],
})
