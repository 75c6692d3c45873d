import * as z from 'zod/mini'
import { idSchema } from '../../../kernel/text/id.ts'
import { defineEndpoint } from '../../endpoint.ts'

/** Webhooks that a site may have. */
export const maxWebhooks = 10
/** Days after which a webhook is turned off to which nothing has come through meanwhile. */
export const webhookPatienceDays = 3

/** Things that other programs hear of: a page went live or offline, a form was sent, a medium was added, changed or removed. */
export const webhookEvents = ['page.published', 'form.entry', 'media.changed'] as const
export type WebhookEvent = (typeof webhookEvents)[number]

const deliverySchema = z.object({
  id: idSchema,
  /** The same for all webhooks that hear of it, and with each try: `webhook-id`. */
  event: idSchema,
  type: z.enum([...webhookEvents, 'test']),
  at: z.iso.datetime(),
  /** `failed`: it was given up. */
  state: z.enum(['waiting', 'delivered', 'failed']),
  tries: z.int(),
  /** Status that the address has answered last, if it has answered. */
  status: z.nullable(z.int()),
  /** Why the last try failed. */
  failure: z.nullable(z.enum(['address', 'unreachable', 'slow', 'status', 'off'])),
})

const webhookSchema = z.object({
  id: idSchema,
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  since: z.iso.datetime(),
  isOn: z.boolean(),
  /** When it was turned off because nothing came through; null: a person has turned it off, or it is on. */
  offSince: z.nullable(z.iso.datetime()),
  /** Since when nothing has come through; null: the last delivery did. */
  failingSince: z.nullable(z.iso.datetime()),
  /** The last ten, the newest first. */
  deliveries: z.array(deliverySchema),
})

const one = z.strictObject({ id: idSchema })

/** Lists the webhooks with their last deliveries, in the order in which they were made. */
export const listWebhooks = defineEndpoint({
  method: 'get',
  path: '/webhooks',
  summary: 'List the webhooks',
  access: 'admin',
  reach: null,
  answer: z.object({ webhooks: z.array(webhookSchema) }),
})

/** Makes a webhook. The secret with which its deliveries are signed is in this answer and never in another one. */
export const createWebhook = defineEndpoint({
  method: 'post',
  path: '/webhooks',
  summary: 'Create a webhook',
  access: 'admin',
  reach: null,
  bodyLimit: 4096,
  body: z.strictObject({
    url: z.string().check(z.trim(), z.maxLength(500)),
    events: z.array(z.enum(webhookEvents)).check(z.minLength(1), z.maxLength(webhookEvents.length)),
  }),
  answer: z.object({ id: idSchema, secret: z.string() }),
  errors: ['WEBHOOK_ADDRESS', 'TOO_MANY_WEBHOOKS'],
})

/** Turns a webhook off or on again. Events of the time while it is off are never told, and those that wait are given up. */
export const switchWebhook = defineEndpoint({
  method: 'post',
  path: '/webhooks/switch',
  summary: 'Turn a webhook off or on',
  access: 'admin',
  reach: null,
  body: z.strictObject({ id: idSchema, isOn: z.boolean() }),
  answer: z.object({}),
  errors: ['NOT_FOUND'],
})

/** Removes a webhook with what waits for it. */
export const removeWebhook = defineEndpoint({
  method: 'post',
  path: '/webhooks/remove',
  summary: 'Remove a webhook',
  access: 'admin',
  reach: null,
  body: one,
  answer: z.object({}),
  errors: ['NOT_FOUND'],
})

/** Sends a webhook something of the type `test`, on or off, that stands in its list. */
export const testWebhook = defineEndpoint({
  method: 'post',
  path: '/webhooks/test',
  summary: 'Try a webhook',
  access: 'admin',
  reach: null,
  body: one,
  answer: z.object({ delivery: idSchema }),
  rate: { points: 30, seconds: 600 },
  errors: ['NOT_FOUND'],
})
