import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { firstAccountSchema, newSiteSchema } from './new-site.ts'

/** The code of the link that the start of a site prints: 128 bits. */
const code = z.string().check(z.minLength(1), z.maxLength(100))
const rate = { points: 20, seconds: 10 * 60 }

/** Tells whoever brings the set-up code what there is: pages that a site without an account may have, and the demo. */
export const openSetup = defineEndpoint({
  method: 'post',
  path: '/setup/open',
  summary: 'Open the set-up of a site that nobody has an account of',
  access: 'anyone',
  // The page asks every two seconds while the demo is filled in.
  rate: { points: 600, seconds: 10 * 60 },
  bodyLimit: 4096,
  body: z.strictObject({ code }),
  answer: z.object({
    /** Pages are there already and stay: only the account is made. */
    hasPages: z.boolean(),
    /** Null: here nobody can fill it in. */
    demo: z.nullable(z.enum(['ready', 'running', 'failed'])),
  }),
  errors: ['SETUP_CODE', 'SETUP_CLOSED', 'RATE_LIMITED'],
})

/**
 * Makes the first account, and of the answers the drafts of a site: settings, branch, pages, menu, all or nothing. Visitors see
 * none of it until the first publish. Once only: with the account the code is worth nothing. Without `site` the account alone.
 */
export const beginSite = defineEndpoint({
  method: 'post',
  path: '/setup/begin',
  summary: 'Begin a site',
  access: 'anyone',
  rate,
  bodyLimit: 64 * 1024,
  body: z.strictObject({ code, account: firstAccountSchema, site: z.nullable(newSiteSchema) }),
  answer: z.object({ language: z.string() }),
  errors: ['SETUP_CODE', 'SETUP_CLOSED', 'RATE_LIMITED'],
})

/** Begins to fill the site in with the demo, and makes the account once it is there. `openSetup` tells how far it is. */
export const fillDemo = defineEndpoint({
  method: 'post',
  path: '/setup/demo',
  summary: 'Fill an empty site with the demo',
  access: 'anyone',
  rate,
  bodyLimit: 4096,
  body: z.strictObject({ code, account: firstAccountSchema }),
  answer: z.object({}),
  errors: ['SETUP_CODE', 'SETUP_CLOSED', 'SETUP_NO_DEMO', 'RATE_LIMITED'],
})
