import { webhookPatienceDays } from '@blickfang/contract/api/v1/webhooks/webhooks.ts'
import { idSchema } from '@blickfang/contract/kernel/text/id.ts'
import * as z from 'zod/mini'
import { giveUpDelivery, deliverWebhook as run } from '../operations/webhooks/deliver-webhook.ts'
import { defineJob } from '../queue/job.ts'

const minute = 60_000

declare module '../queue/job.ts' {
  interface JobInputs {
    deliverWebhook: { delivery: string }
  }
}

/** Sends a delivery to a webhook, one after the other, so that an address that hangs holds no mails up. The database queues it, see `note_webhook_event`. */
export const deliverWebhook = defineJob({
  name: 'deliverWebhook',
  input: z.strictObject({ delivery: idSchema }),
  retry: { firstMs: minute / 2, maxMs: 6 * 60 * minute, forMs: webhookPatienceDays * 24 * 60 * minute },
  isAlone: true,
  maxMs: minute / 2,
  run: ({ input, ...context }) => run(context, input.delivery),
  giveUp: ({ db, input }) => giveUpDelivery(db, input.delivery),
})
