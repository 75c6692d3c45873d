import * as z from 'zod/mini'
import { defineEndpoint } from '../../kernel/endpoint.ts'

/** How many mails the mail server has not taken: given up (`failed`), or waiting for more than an hour. */
export const countUndeliveredMails = defineEndpoint({
  method: 'get',
  path: '/mails/undelivered',
  summary: 'Count the mails that the mail server has not taken',
  access: 'editor',
  answer: z.object({ failed: z.int(), waiting: z.int() }),
})

/** Hands the undelivered mails over again now, those that were given up for another three days. */
export const resendMails = defineEndpoint({
  method: 'post',
  path: '/mails/resend',
  summary: 'Send the mails again that the mail server has not taken',
  access: 'editor',
  body: z.strictObject({}),
  answer: z.object({}),
  rate: { points: 10, seconds: 600 },
})
