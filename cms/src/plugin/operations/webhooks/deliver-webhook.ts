import { webhookPatienceDays } from '@blickfang/contract/api/v1/webhooks/webhooks.ts'
import { serverLog } from '@blickfang/platform/server/log/server-log.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Database } from '../../db/database.ts'
import { outsideOf } from '../../outside/outside-client.ts'
import { OutsideError } from '../../outside/outside-error.ts'
import { signedHeaders, webhookSecret } from './webhook-secret.ts'

/** Longest wait for an answer: who has more to do answers first. */
const maxMs = 15_000
/** Status by which an address says that it wants to hear nothing any more. */
const gone = 410

interface Waiting {
  readonly event: string
  readonly body: string
  readonly webhook: string
  readonly url: string
}

interface Deliver {
  readonly db: Database
  readonly payload: Payload
  readonly signal: AbortSignal
}

/**
 * Sends a delivery that waits, signed, and notes what became of it. Throws what may be tried again: a delivery whose answer
 * was lost goes out once more, under the same id.
 */
export async function deliverWebhook({ db, payload, signal }: Deliver, delivery: string): Promise<void> {
  const [waiting] = await db.rows<Waiting>(sql`
    select d.event_id as event, w.id as webhook, w.url, json_build_object('type', d.event,
      'timestamp', to_char(d.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', d.data)::text as body
    from bf_webhook_deliveries d join bf_webhooks w on w.id = d.webhook_id
    where d.id = ${delivery} and d.state = 'waiting' and (w.is_on or d.event = 'test')`)
  if (!waiting) return
  const { event, webhook, url, body } = waiting
  const secret = webhookSecret(payload, webhook)
  const at = Math.floor(Date.now() / 1000)
  try {
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Blickfang',
      ...signedHeaders({ secret, id: event, at, body }),
    }
    const status = await outsideOf(payload).send(url, { headers, body, maxMs, signal })
    await noteDelivered(db, { delivery, webhook, status })
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    await noteFailure(db, { delivery, webhook, error })
    if (error.status === gone) return turnOff(db, webhook)
    throw error
  }
}

async function noteDelivered(db: Database, done: { delivery: string; webhook: string; status: number }): Promise<void> {
  await db.rows(sql`
    with noted as (
      update bf_webhook_deliveries set state = 'delivered', tries = tries + 1, status = ${done.status}, failure = null
      where id = ${done.delivery})
    update bf_webhooks set failing_since = null where id = ${done.webhook} and failing_since is not null`)
}

async function noteFailure(
  db: Database,
  { delivery, webhook, error }: { delivery: string; webhook: string; error: OutsideError },
): Promise<void> {
  const { failure, status = null } = error
  await db.rows(sql`
    with noted as (
      update bf_webhook_deliveries set tries = tries + 1, status = ${status}, failure = ${failure} where id = ${delivery})
    update bf_webhooks set failing_since = now() where id = ${webhook} and failing_since is null`)
}

/** Notes on a delivery that nobody tries it any more, and turns its webhook off where nothing has come through for as long. */
export async function giveUpDelivery(db: Database, delivery: string): Promise<void> {
  const [row] = await db.rows<{ webhook: string; isOver: boolean }>(sql`
    update bf_webhook_deliveries d set state = 'failed' from bf_webhooks w
    where d.id = ${delivery} and d.state = 'waiting' and w.id = d.webhook_id
    returning w.id as webhook, coalesce(w.failing_since <= now() - make_interval(days => ${webhookPatienceDays}::int), false) as "isOver"`)
  if (row?.isOver) await turnOff(db, row.webhook)
}

async function turnOff(db: Database, webhook: string): Promise<void> {
  await db.rows(sql`
    with over as (
      update bf_webhook_deliveries set state = 'failed', failure = coalesce(failure, 'off')
      where webhook_id = ${webhook} and state = 'waiting')
    update bf_webhooks set is_on = false, off_at = now() where id = ${webhook} and is_on`)
  serverLog().warn({ id: webhook }, 'A webhook was turned off: nothing comes through')
}
