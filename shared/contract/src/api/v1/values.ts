import * as z from 'zod/mini'
import { statusSchema } from '../../content/status.ts'
import { revisionsSchema, valueKeySchema } from '../../content/values.ts'
import { jsonSchema } from '../../kernel/json.ts'
import { idSchema } from '../../kernel/text/id.ts'
import { itemTypes } from '../../kernel/value/value.ts'
import { defineEndpoint } from '../endpoint.ts'
import { errorCodes } from '../errors/app-error.ts'

/** A value by its key (`valueKeys`, of a branch `branchOptions`, of an entry `entryCollections`); `base` is the revision that it replaces, 0 for one that was never saved. */
const value = { key: z.string().check(z.maxLength(80)), value: jsonSchema, base: z.int().check(z.minimum(0)) }

/** Outcome for a value: the item's new revisions and status, and values that were set along with it; or why it was not saved. */
const answer = z.union([
  z.object({
    success: z.literal(true),
    revs: revisionsSchema,
    /** null for the menu, branches and entries, which have none. */
    itemStatus: z.nullable(statusSchema),
    made: z.record(valueKeySchema, jsonSchema),
  }),
  z.looseObject({
    success: z.literal(false),
    status: z.int(),
    code: z.enum(errorCodes),
  }),
])

/**
 * Saves values of fields, groups, pages, branches, entries such as jobs, and of the menu, each by itself and in this order: one that is refused keeps no other
 * from being saved. The answers stand in the same order; a refusal carries what that of an endpoint for one value does, such as
 * `conflict`. A value equal to what is there already is a success, so a retry is harmless.
 */
export const saveValues = defineEndpoint({
  method: 'put',
  path: '/values',
  summary: 'Save several values',
  access: 'editor',
  reach: 'draft',
  body: z
    .array(
      z.union([
        z.strictObject({ itemType: z.enum(itemTypes), id: idSchema, ...value }),
        z.strictObject({ itemType: z.literal('navigation'), id: z.literal('navigation'), ...value }),
        z.strictObject({ itemType: z.literal('branch'), id: idSchema, ...value }),
        z.strictObject({ itemType: z.literal('entry'), id: idSchema, ...value }),
      ]),
    )
    .check(z.minLength(1), z.maxLength(50)),
  answer: z.object({ answers: z.array(answer) }),
})
