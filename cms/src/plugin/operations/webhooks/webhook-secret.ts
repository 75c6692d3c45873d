import { createHmac } from 'node:crypto'
import type { Payload } from 'payload'

const mark = 'whsec_'

/** Secret of a webhook. Made of the server's own, so that it stands in no row and no back-up; a new secret of the server makes it another. */
export function webhookSecret({ secret }: Pick<Payload, 'secret'>, webhook: string): string {
  return (
    mark +
    createHmac('sha256', secret)
      .update(JSON.stringify(['webhook', webhook]))
      .digest('base64')
  )
}

interface Signed {
  readonly secret: string
  /** Id of the event. */
  readonly id: string
  /** Seconds since 1970, at which this try is made. */
  readonly at: number
  readonly body: string
}

/** The headers by which a receiver knows a delivery and that it is ours. Source: Standard Webhooks 1.0.0. */
export function signedHeaders({ secret, id, at, body }: Signed): Record<string, string> {
  const key = Buffer.from(secret.slice(mark.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': String(at), 'webhook-signature': `v1,${signature}` }
}
