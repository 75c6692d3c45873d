import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import {
  type createWebhook as createContract,
  maxWebhooks,
  type removeWebhook as removeContract,
  type switchWebhook as switchContract,
  type testWebhook as testContract,
} from '@blickfang/contract/api/v1/webhooks/webhooks.ts'
import { serverLog } from '@blickfang/platform/server/log/server-log.ts'
import { sql } from '@payloadcms/db-postgres'
import { outsideOf } from '../../outside/outside-client.ts'
import { queueJob } from '../../queue/queue-job.ts'
import type { Actor, Operation } from '../operation-context.ts'
import { webhookSecret } from './webhook-secret.ts'

function requireAdmin({ role, key }: Actor): void {
  if (role !== 'admin' || key) throw new AppError('FORBIDDEN')
}

/** Makes a webhook and answers its secret. Only for admins. Throws FORBIDDEN, WEBHOOK_ADDRESS, TOO_MANY_WEBHOOKS. */
export const createWebhook: Operation<typeof createContract> = async ({ payload, db, actor, body }) => {
  requireAdmin(actor)
  if (!outsideOf(payload).maySend(body.url)) throw new AppError('WEBHOOK_ADDRESS')
  const events = JSON.stringify([...new Set(body.events)])
  const made = await db.transaction(async (tx) => {
    await tx.rows(sql`select pg_advisory_xact_lock(hashtext('blickfang webhooks'))`)
    const [row] = await tx.rows<{ id: string }>(sql`
      insert into bf_webhooks (url, events, created_by)
      select ${body.url}, array(select jsonb_array_elements_text(${events}::jsonb)), ${actor.id}::uuid
      where (select count(*) from bf_webhooks) < ${maxWebhooks} returning id`)
    if (!row) throw new AppError('TOO_MANY_WEBHOOKS')
    return row
  })
  serverLog().info({ id: made.id, by: actor.id }, 'A webhook was made')
  return { id: made.id, secret: webhookSecret(payload, made.id) }
}

/** Turns a webhook off, with what waits for it, or on, as if it had never failed. Only for admins. Throws FORBIDDEN, NOT_FOUND. */
export const switchWebhook: Operation<typeof switchContract> = async ({ db, actor, body }) => {
  requireAdmin(actor)
  await db.transaction(async (tx) => {
    const found = await tx.rows(sql`
      update bf_webhooks set is_on = ${body.isOn}, off_at = null, failing_since = null where id = ${body.id} returning id`)
    if (found.length === 0) throw new AppError('NOT_FOUND')
    if (!body.isOn)
      await tx.rows(sql`
        update bf_webhook_deliveries set state = 'failed', failure = 'off' where webhook_id = ${body.id} and state = 'waiting'`)
  })
  return {}
}

/** Removes a webhook. Only for admins. Throws FORBIDDEN, NOT_FOUND. */
export const removeWebhook: Operation<typeof removeContract> = async ({ db, actor, body }) => {
  requireAdmin(actor)
  const gone = await db.rows(sql`delete from bf_webhooks where id = ${body.id} returning id`)
  if (gone.length === 0) throw new AppError('NOT_FOUND')
  serverLog().info({ id: body.id, by: actor.id }, 'A webhook was removed')
  return {}
}

/** Queues something for a webhook that is about nothing. Only for admins. Throws FORBIDDEN, NOT_FOUND. */
export const testWebhook: Operation<typeof testContract> = ({ db, actor, body }) => {
  requireAdmin(actor)
  return db.transaction(async (tx) => {
    const [row] = await tx.rows<{ id: string }>(sql`
      insert into bf_webhook_deliveries (webhook_id, event_id, event, data)
      select id, gen_random_uuid(), 'test', '{}' from bf_webhooks where id = ${body.id} returning id`)
    if (!row) throw new AppError('NOT_FOUND')
    await queueJob(tx, 'deliverWebhook', { input: { delivery: row.id } })
    return { delivery: row.id }
  })
}
