import * as z from 'zod/mini'
import { idSchema } from '../../../kernel/text/id.ts'
import { defineEndpoint } from '../../endpoint.ts'

/** Recovery codes that an account gets at a time. */
export const recoveryCodeCount = 10

/** Tries of a password or a code in an open session: as many as at the sign-in. */
const asPasswords = { points: 10, seconds: 15 * 60 }
const password = z.string().check(z.minLength(1), z.maxLength(200))
const recoveryCodes = z.array(z.string())

/** Tells how the person who asks signs in. */
export const getSecondFactor = defineEndpoint({
  method: 'get',
  path: '/account/second-factor',
  summary: 'Tell how one signs in',
  access: 'editor',
  reach: null,
  answer: z.object({
    /** False where accounts are the project's own: how they sign in is its matter. */
    isOffered: z.boolean(),
    isOn: z.boolean(),
    /** Whether the settings ask it of this account; without it an admin has an editor's rights. */
    isRequired: z.boolean(),
    /** Since when; null: it is off. */
    since: z.nullable(z.iso.datetime()),
    /** Recovery codes that nobody has used yet. */
    recoveryCodesLeft: z.number(),
  }),
})

/** Makes a secret for an app that shows codes, which counts once a code of it was confirmed; a second call makes another one. */
export const beginSecondFactor = defineEndpoint({
  method: 'post',
  path: '/account/second-factor/begin',
  summary: 'Begin to sign in in two steps',
  access: 'editor',
  reach: null,
  bodyLimit: 4096,
  rate: asPasswords,
  body: z.strictObject({ password }),
  answer: z.object({
    /** Base32, as people type it into an app that reads no QR code. */
    secret: z.string(),
    /** The same as `otpauth://`, for the QR code. */
    address: z.string(),
  }),
  errors: ['PASSWORD_WRONG', 'SECOND_FACTOR_ON', 'SECOND_FACTOR_ELSEWHERE', 'RATE_LIMITED'],
})

/** Switches it on by a code of the app. All other sessions end. The recovery codes are in this answer and never in another one. */
export const confirmSecondFactor = defineEndpoint({
  method: 'post',
  path: '/account/second-factor/confirm',
  summary: 'Confirm the app by a code',
  access: 'editor',
  reach: null,
  bodyLimit: 4096,
  rate: asPasswords,
  body: z.strictObject({ code: z.string().check(z.maxLength(40)) }),
  answer: z.object({ recoveryCodes }),
  errors: ['SECOND_FACTOR_WRONG', 'NOT_FOUND', 'SECOND_FACTOR_ELSEWHERE', 'RATE_LIMITED'],
})

/** Makes new recovery codes; those before hold no more. */
export const renewRecoveryCodes = defineEndpoint({
  method: 'post',
  path: '/account/second-factor/recovery-codes',
  summary: 'Make new recovery codes',
  access: 'editor',
  reach: null,
  bodyLimit: 4096,
  rate: asPasswords,
  body: z.strictObject({ password }),
  answer: z.object({ recoveryCodes }),
  errors: ['PASSWORD_WRONG', 'NOT_FOUND', 'RATE_LIMITED'],
})

/** Switches it off: the password alone signs in from now on. */
export const removeSecondFactor = defineEndpoint({
  method: 'post',
  path: '/account/second-factor/remove',
  summary: 'Sign in by the password alone again',
  access: 'editor',
  reach: null,
  bodyLimit: 4096,
  rate: asPasswords,
  body: z.strictObject({ password }),
  answer: z.object({}),
  errors: ['PASSWORD_WRONG', 'SECOND_FACTOR_REQUIRED', 'RATE_LIMITED'],
})

/** Tells an admin whether somebody signs in in two steps. */
export const hasSecondFactor = defineEndpoint({
  method: 'get',
  path: '/account/second-factor/of',
  summary: 'Tell whether an account signs in in two steps',
  access: 'admin',
  reach: null,
  query: z.strictObject({ account: idSchema }),
  answer: z.object({ isOffered: z.boolean(), isOn: z.boolean() }),
})

/** Switches it off for somebody who has lost phone and codes; all their sessions end, and a mail tells them. */
export const resetSecondFactor = defineEndpoint({
  method: 'post',
  path: '/account/second-factor/reset',
  summary: 'Take the second step off an account',
  access: 'admin',
  reach: null,
  body: z.strictObject({ account: idSchema }),
  answer: z.object({}),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
})
