import * as z from 'zod/mini'
import { idSchema } from '../../../kernel/text/id.ts'
import { defineEndpoint } from '../../endpoint.ts'

/** Hours for which the link to a new e-mail address of an account can be confirmed. */
export const addressLinkHours = 24

/** An e-mail address that an account will have once the link that was mailed there is confirmed. */
const pendingAddressSchema = z.object({
  email: z.string(),
  expiresAt: z.iso.datetime(),
  /** The link holds no more: it can be sent again, or given up. */
  isExpired: z.boolean(),
})

const account = z.strictObject({ id: idSchema })

/** Tells the address that waits to be confirmed for an account, if there is one: of the own account, for an admin of any account. */
export const getPendingAddress = defineEndpoint({
  method: 'get',
  path: '/account/address',
  summary: 'Tell which new address of an account waits to be confirmed',
  access: 'editor',
  reach: null,
  query: account,
  answer: z.object({ pending: z.nullable(pendingAddressSchema) }),
  errors: ['FORBIDDEN'],
})

/** Mails a new link to the address that waits; the one before holds no more. */
export const resendAddressLink = defineEndpoint({
  method: 'post',
  path: '/account/address/resend',
  summary: 'Send the link to a new address again',
  access: 'editor',
  reach: null,
  body: account,
  answer: z.object({ pending: pendingAddressSchema }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

/** Gives the address up that waits: its link holds no more, and the account keeps the address that it has. */
export const giveUpAddress = defineEndpoint({
  method: 'post',
  path: '/account/address/giveUp',
  summary: 'Give up a new address that is not confirmed',
  access: 'editor',
  reach: null,
  body: account,
  answer: z.object({}),
  errors: ['FORBIDDEN'],
})

/** Gives an account the address to which the link was mailed. By who holds the link, signed in or not; each link once. */
export const confirmAddress = defineEndpoint({
  method: 'post',
  path: '/account/address/confirm',
  summary: 'Confirm a new address by the link that was mailed there',
  access: 'anyone',
  rate: { points: 20, seconds: 10 * 60 },
  bodyLimit: 4096,
  body: z.strictObject({ token: z.string().check(z.maxLength(200)) }),
  answer: z.object({ email: z.string() }),
  errors: ['LINK_VOID', 'ADDRESS_REFUSED', 'RATE_LIMITED'],
})
