import * as z from 'zod/mini'
import { editorLocaleSchema } from '../../../kernel/locale.ts'
import { emailSchema } from '../../../kernel/text/email.ts'
import { idSchema } from '../../../kernel/text/id.ts'
import { nameSchema } from '../../../kernel/text/visible-text.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { minPasswordLength } from '../setup/first-choices.ts'

/** Days for which the link of an invitation is good. */
export const invitationDays = 7
/** Most characters of a person's name. */
export const maxPersonName = 100

/** Powers of an account: `admin` may do everything, `optician` everything but manage accounts. */
export const accountRoles = ['admin', 'optician'] as const
export type AccountRole = (typeof accountRoles)[number]
const role = z.enum(accountRoles)

const invitationSchema = z.object({
  id: idSchema,
  email: z.string(),
  /** Empty: whoever is invited says it. */
  name: z.string(),
  role,
  language: editorLocaleSchema,
  /** Name of the admin who invited, or their address; null: their account is gone. */
  by: z.nullable(z.string()),
  expiresAt: z.iso.datetime(),
  /** `void`: whoever invited is no admin any more; good again once another admin sends it. */
  state: z.enum(['open', 'expired', 'void']),
  /** Whether the mail server has taken the mail. `failed`: it was given up. */
  mail: z.enum(['waiting', 'sent', 'failed']),
})

const one = z.strictObject({ id: idSchema })
const secret = z.string().check(z.minLength(1), z.maxLength(200))
const perAdmin = { points: 60, seconds: 60 * 60 }
const perGuest = { points: 30, seconds: 10 * 60 }

/** Lists the invitations that nobody has accepted yet, the newest first; those that were withdrawn are left out. */
export const listInvitations = defineEndpoint({
  method: 'get',
  path: '/account/invitations',
  summary: 'List the open invitations',
  access: 'admin',
  reach: null,
  answer: z.object({
    invitations: z.array(invitationSchema),
    /** Slug of the collection of accounts, which may be the project's own. */
    accounts: z.string(),
  }),
})

/** Invites somebody to an account, by a mail with a link. An open invitation of that address is replaced. */
export const createInvitation = defineEndpoint({
  method: 'post',
  path: '/account/invitations',
  summary: 'Invite a colleague',
  access: 'admin',
  reach: null,
  rate: perAdmin,
  bodyLimit: 4096,
  body: z.strictObject({
    email: emailSchema,
    name: z._default(z.string().check(z.trim(), z.maxLength(maxPersonName)), ''),
    role,
    /** Language of the mail, and the one in which they will read the editor. */
    language: editorLocaleSchema,
  }),
  answer: z.object({ invitation: invitationSchema }),
  errors: ['ACCOUNT_EXISTS', 'NO_MAIL_SERVER'],
})

/** Mails a new link, good for as long again; the one before holds no more. The invitation is then of whoever sends it. */
export const resendInvitation = defineEndpoint({
  method: 'post',
  path: '/account/invitations/resend',
  summary: 'Send an invitation again',
  access: 'admin',
  reach: null,
  rate: perAdmin,
  body: one,
  answer: z.object({ invitation: invitationSchema }),
  errors: ['NOT_FOUND', 'ACCOUNT_EXISTS', 'NO_MAIL_SERVER'],
})

/** Withdraws an invitation: its link holds no more. */
export const withdrawInvitation = defineEndpoint({
  method: 'post',
  path: '/account/invitations/withdraw',
  summary: 'Withdraw an invitation',
  access: 'admin',
  reach: null,
  body: one,
  answer: z.object({}),
  errors: ['NOT_FOUND'],
})

/** Tells whoever brings a link what it is for. Changes nothing: programs that look through mails open their links. */
export const openInvitation = defineEndpoint({
  method: 'post',
  path: '/account/invitations/open',
  summary: 'Open an invitation by the link that was mailed',
  access: 'anyone',
  rate: perGuest,
  bodyLimit: 4096,
  body: z.strictObject({ token: secret }),
  answer: z.object({ email: z.string(), name: z.string(), role, site: z.string() }),
  errors: ['INVITATION_VOID', 'RATE_LIMITED'],
})

/** Makes the account of whoever brings the link; each link once. They sign in with what they have chosen. */
export const acceptInvitation = defineEndpoint({
  method: 'post',
  path: '/account/invitations/accept',
  summary: 'Accept an invitation',
  access: 'anyone',
  rate: perGuest,
  bodyLimit: 4096,
  body: z.strictObject({
    token: secret,
    name: nameSchema(maxPersonName),
    password: z.string().check(z.minLength(minPasswordLength), z.maxLength(200)),
  }),
  /** `language`: the site's, in which the editor begins. */
  answer: z.object({ email: z.string(), language: z.string() }),
  errors: ['INVITATION_VOID', 'ACCOUNT_EXISTS', 'RATE_LIMITED'],
})
