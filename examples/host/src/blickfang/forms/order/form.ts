import { defineForm, optionalLines, requiredDay, requiredText } from '@blickfang/contract/kernel/form.ts'
import { emailSchema } from '@blickfang/contract/kernel/text/email.ts'
import * as z from 'zod/mini'

export const goods = ['bread', 'rolls', 'plait'] as const

/** Nothing is baked the same day. A day is written as ISO writes it. */
export const isTooSoon = (day: unknown, now: Date) => String(day) <= now.toISOString().slice(0, 10)

/** Orders what is fetched in the shop. */
export const orderForm = defineForm({
  name: 'order',
  label: { de: 'Bestellung', fr: 'Commande', en: 'Order' },
  fields: {
    name: requiredText(100),
    email: emailSchema,
    what: z.enum(goods),
    day: requiredDay(),
    remark: optionalLines(1000),
  },
  days: { day: 'full' },
  block: { name: 'orderForm', counts: 'named', isClosed: ({ closed }) => closed === true },
  check: ({ day }, { now }) => ({ ...(isTooSoon(day, now) && { day: 'tooSoon' }) }),
  reasons: ['tooSoon'],
  sender: 'email',
  titleOf: ({ name }) => name,
  mail: { nameOf: ({ name }) => name, confirms: 'chosen' },
})
