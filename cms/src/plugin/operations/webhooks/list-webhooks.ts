import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { listWebhooks as contract } from '@blickfang/contract/api/v1/webhooks/webhooks.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Operation } from '../operation-context.ts'

type Webhook = AnswerOf<typeof contract>['webhooks'][number]

const text = (moment: string) => sql.raw(`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`)

/** Lists the webhooks, each with its last deliveries. Only for admins. Throws FORBIDDEN. */
export const listWebhooks: Operation<typeof contract> = async ({ db, actor }) => {
  if (actor.role !== 'admin') throw new AppError('FORBIDDEN')
  const webhooks = await db.rows<Webhook>(sql`
    select w.id, w.url, to_json(w.events) as events, ${text('w.created_at')} as since, w.is_on as "isOn",
      ${text('w.off_at')} as "offSince", ${text('w.failing_since')} as "failingSince",
      coalesce((select json_agg(json_build_object('id', d.id, 'event', d.event_id, 'type', d.event,
          'at', ${text('d.created_at')}, 'state', d.state, 'tries', d.tries, 'status', d.status, 'failure', d.failure)
          order by d.created_at desc, d.id)
        from (select * from bf_webhook_deliveries where webhook_id = w.id order by created_at desc, id limit 10) d), '[]'
      ) as deliveries
    from bf_webhooks w order by w.created_at, w.id`)
  return { webhooks }
}
