import { idSchema } from '@blickfang/contract/kernel/text/id.ts'
import * as z from 'zod/mini'
import { noteGivenUp, sendQueuedMail } from '../operations/outbox/send-queued-mail.ts'
import { defineJob } from '../queue/job.ts'

const minute = 60_000

declare module '../queue/job.ts' {
  interface JobInputs {
    sendMail: { mail: string }
  }
}

/** Hands a mail of the outbox over to the mail server, for three days: greylisting and a server that is down take no mail away. */
export const sendMail = defineJob({
  name: 'sendMail',
  input: z.strictObject({ mail: idSchema }),
  retry: { firstMs: minute, maxMs: 120 * minute, forMs: 72 * 60 * minute },
  maxMs: 2 * minute,
  run: ({ input, ...context }) => sendQueuedMail(context, input.mail),
  giveUp: ({ db, input }) => noteGivenUp(db, input.mail),
})
