import * as z from 'zod/mini'
import { statusSchema } from '../../content/status.ts'
import { contentSchema, itemTypeSchema, revisionsSchema } from '../../content/values.ts'
import { jsonSchema } from '../../kernel/json.ts'
import { localeSchema } from '../../kernel/locale.ts'
import { idSchema } from '../../kernel/text/id.ts'
import { defineEndpoint } from '../endpoint.ts'

/** The answer of every save: the item's new revisions of the values it named, and its status now. */
export const savedSchema = z.object({ id: idSchema, revs: revisionsSchema, itemStatus: statusSchema })

/**
 * Revisions of the values that a save replaces, as their caller has seen them; a value not named counts as revision 0. Never
 * left out: whoever has not looked would overwrite somebody else's value.
 */
export const baseSchema = revisionsSchema

/**
 * The tag that the spec's callers send with a save. Taken and not acted on: the server knows better what a save concerns. A
 * draft is on no visitor's page, so there is nothing to let go of, and a medium expires `media:<id>`, which is every page that
 * shows it and no other. To expire more on purpose there is `revalidate/tag`.
 */
export const revalidationTagSchema = z.optional(z.string().check(z.maxLength(200)))

/**
 * Saves values of one field, group or page into its draft. Each named value is checked against its contract and its base
 * revision; either all are saved or none. A value equal to what is there already is a success, so a retry is harmless.
 * CONFLICT carries `conflict: [{ key, rev, value, by, at }]`.
 */
export const saveData = defineEndpoint({
  method: 'post',
  path: '/data',
  summary: 'Save values of one field, group or page',
  access: 'editor',
  reach: 'draft',
  body: z.strictObject({
    itemType: itemTypeSchema,
    linkId: idSchema,
    data: z.strictObject({
      /** Words by language; null empties. Only for fields. */
      content: z.optional(z.partialRecord(localeSchema, z.nullable(contentSchema))),
      /** Values by option name; null resets to the fallback. */
      options: z.optional(z.record(z.string().check(z.maxLength(60)), jsonSchema)),
      mediaId: z.nullish(idSchema),
    }),
    base: baseSchema,
    revalidationTag: revalidationTagSchema,
    /** Saves only where nothing is yet: as if every base revision were 0. */
    add: z.optional(z.boolean()),
  }),
  answer: savedSchema,
  errors: ['CONFLICT', 'NOT_FOUND'],
})
