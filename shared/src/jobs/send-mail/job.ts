import * as z from 'zod/mini'
import { defineJob } from '../../kernel/job/job.ts'
import { idSchema } from '../../kernel/text/id.ts'

const minute = 60_000

/** Hands a mail of the outbox over to the mail server, for three days: greylisting and a server that is down take no mail away. */
export const sendMail = defineJob({
  name: 'sendMail',
  input: z.strictObject({ mail: idSchema }),
  retry: { firstMs: minute, maxMs: 120 * minute, forMs: 72 * 60 * minute },
  maxMs: 2 * minute,
})
