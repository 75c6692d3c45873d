import * as z from 'zod/mini'
import { defineEndpoint } from '../../kernel/endpoint.ts'
import { openingPeriodSchema } from '../../sources/opening-hours.ts'

/** Lists the shop's branches, with the opening hours that are known of each elsewhere. Source: spec/editor.md §7. */
export const getOptician = defineEndpoint({
  method: 'get',
  path: '/optician',
  summary: 'List the branches',
  access: 'editor',
  answer: z.object({
    branches: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        street: z.string(),
        streetNumber: z.string(),
        zip: z.string(),
        city: z.string(),
        /** Of the last good reading; null: none are known. */
        lookedUp: z.nullable(z.object({ periods: z.array(openingPeriodSchema), at: z.iso.datetime() })),
      }),
    ),
  }),
})

/** Sets a branch's opening hours to those that are known elsewhere. NOT_FOUND for no branch, UNAVAILABLE while none are known. */
export const resetOptician = defineEndpoint({
  method: 'post',
  path: '/optician',
  summary: 'Reset the opening hours of a branch',
  access: 'editor',
  body: z.strictObject({ branchId: z.uuid() }),
  answer: z.object({ periods: z.array(openingPeriodSchema) }),
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
})
