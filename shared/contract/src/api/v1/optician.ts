import * as z from 'zod/mini'
import { revisionsSchema, valueKeySchema } from '../../content/values.ts'
import { jsonSchema } from '../../kernel/json.ts'
import { localeSchema } from '../../kernel/locale.ts'
import { idSchema } from '../../kernel/text/id.ts'
import { openingPeriodSchema } from '../../options/week-hours/option.ts'
import { defineEndpoint } from '../endpoint.ts'

/** Lists the shop's branches, with what editors fill in and the opening hours that are known of each elsewhere. Source: spec/editor.md §7. */
export const getOptician = defineEndpoint({
  method: 'get',
  path: '/optician',
  summary: 'List the branches',
  access: 'editor',
  reach: 'read',
  answer: z.object({
    branches: z.array(
      z.object({
        id: idSchema,
        name: z.string(),
        street: z.string(),
        streetNumber: z.string(),
        zip: z.string(),
        city: z.string(),
        /** Values that editors fill in (`branchOptions`), and the revision of each that `PUT values` names. */
        values: z.record(valueKeySchema, jsonSchema),
        revs: revisionsSchema,
        /** Hours of the last good reading; null: none are known. */
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
  reach: 'publish',
  body: z.strictObject({ branchId: idSchema }),
  answer: z.object({ periods: z.array(openingPeriodSchema) }),
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
})

/**
 * Lists for each branch the holidays where it stands that are to come, until the end of next year, on which it would be open by its
 * hours. They are a proposal: no shop is closed by them.
 */
export const listHolidays = defineEndpoint({
  method: 'get',
  path: '/optician/holidays',
  summary: 'List the holidays that branches may close on',
  access: 'editor',
  reach: 'read',
  query: z.strictObject({ lang: localeSchema }),
  answer: z.object({
    branches: z.array(
      z.object({
        id: idSchema,
        name: z.string(),
        /** Region or country whose holidays these are, for the reader; null where none are known. */
        region: z.nullable(z.string()),
        /** Fact that would say it closer: a country whose holidays are known, a Swiss postcode, a region in the settings. */
        lacks: z.nullable(z.enum(['country', 'zip', 'region'])),
        days: z.array(
          z.object({
            date: z.iso.date(),
            name: z.string(),
            /** As a branch says it that closes on it, by language; the site's own language is always there. */
            names: z.partialRecord(localeSchema, z.string()),
            /** True for a holiday of the whole region by law; the others are kept by some, as by banks, or in parts of it. */
            isPublic: z.boolean(),
          }),
        ),
      }),
    ),
  }),
})

/**
 * Closes a branch on the holidays where it stands: they become special days, with their names. A day that is special already stays as it
 * is. INVALID for a day that is no holiday.
 */
export const addHolidays = defineEndpoint({
  method: 'post',
  path: '/optician/holidays',
  summary: 'Close a branch on holidays',
  access: 'editor',
  reach: 'publish',
  body: z.strictObject({
    branchId: idSchema,
    dates: z.array(z.iso.date()).check(z.minLength(1), z.maxLength(100)),
  }),
  answer: z.object({ added: z.int() }),
  errors: ['NOT_FOUND'],
})
