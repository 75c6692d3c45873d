import * as z from 'zod/mini'
import { navigationSchema } from '../../content/navigation.ts'
import { defineEndpoint } from '../endpoint.ts'

const answer = z.object({ containers: navigationSchema, rev: z.int() })

/** The header's menu with all languages. Without `includeDrafts` pages that are not live are left out. */
export const getNavigation = defineEndpoint({
  method: 'get',
  path: '/navigation',
  summary: 'Read the navigation',
  access: 'editor',
  reach: 'read',
  query: z.strictObject({ includeDrafts: z.optional(z.enum(['true', 'false'])) }),
  answer,
})

/** Replaces the navigation; live at once. CONFLICT when someone saved after `base`. */
export const updateNavigation = defineEndpoint({
  method: 'put',
  path: '/navigation',
  summary: 'Replace the navigation',
  access: 'editor',
  reach: 'publish',
  body: z.strictObject({ containers: navigationSchema, base: z.int().check(z.minimum(0)) }),
  answer,
  errors: ['CONFLICT', 'NOT_FOUND'],
})
