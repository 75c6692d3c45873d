import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'

/**
 * How many mails did not go: given up (`failed`), waiting for more than an hour, or withheld within the last three days because forms
 * had sent as many confirmations as they may in a day. Mails about accounts count for admins alone.
 */
export const countUndeliveredMails = defineEndpoint({
  method: 'get',
  path: '/mails/undelivered',
  summary: 'Count the mails that did not go',
  access: 'editor',
  reach: null,
  answer: z.object({ failed: z.int(), waiting: z.int(), withheld: z.int() }),
})

/** Hands the undelivered mails over again now, those that were given up for another three days. */
export const resendMails = defineEndpoint({
  method: 'post',
  path: '/mails/resend',
  summary: 'Send the mails again that the mail server has not taken',
  access: 'editor',
  reach: null,
  body: z.strictObject({}),
  answer: z.object({}),
  rate: { points: 10, seconds: 600 },
})
