import * as z from 'zod/mini'
import { revisionsSchema, valueKeySchema } from '../../../content/values.ts'
import { entryCollectionNames } from '../../../entries/entry-values.ts'
import { jsonSchema } from '../../../kernel/json.ts'
import { localeSchema } from '../../../kernel/locale.ts'
import { idListSchema, idSchema } from '../../../kernel/text/id.ts'
import { defineEndpoint } from '../../endpoint.ts'

const collectionSchema = z.enum(entryCollectionNames)

/** So many entries stand on a page of a list. */
export const entriesAtOnce = 20

const keptEntrySchema = z.object({
  id: idSchema,
  collection: collectionSchema,
  /** Values that editors fill in (`entryCollections`), texts by language, such as `title.de`. */
  values: z.record(valueKeySchema, jsonSchema),
  /** The revision of each value that `PUT values` names, of those that nobody has filled in too. */
  revs: revisionsSchema,
})

const rowSchema = z.object({ id: idSchema, label: z.string() })

/**
 * Lists entries that blocks show and that are no pages, such as jobs: of a collection a page of twenty, in its own order, of those
 * that have all words of `search` in their title in any language; or those with these ids. With the branches and people that they may name.
 */
export const listKeptEntries = defineEndpoint({
  method: 'get',
  path: '/entries/list',
  summary: 'List entries such as jobs and adverts',
  access: 'editor',
  reach: 'read',
  query: z.strictObject({
    collection: z.optional(collectionSchema),
    search: z._default(z.string().check(z.maxLength(100)), ''),
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
    /** The language by whose titles they are ordered. */
    lang: localeSchema,
    ids: z.optional(idListSchema(50)),
  }),
  answer: z.object({
    entries: z.array(keptEntrySchema),
    /** How many there are of what is asked for. */
    total: z.int(),
    pages: z.int(),
    branches: z.array(rowSchema),
    staff: z.array(rowSchema),
  }),
})

/** Adds an entry with these values, live at once where they say so. INVALID for values that are none of it, or without its name in a language. */
export const addKeptEntry = defineEndpoint({
  method: 'post',
  path: '/entries/add',
  summary: 'Add an entry such as a job',
  access: 'editor',
  reach: 'publish',
  body: z.strictObject({ collection: collectionSchema, values: z.record(valueKeySchema, jsonSchema) }),
  answer: z.object({ entry: keptEntrySchema }),
})

/**
 * Removes an entry, for visitors at once. `revs` are the revisions of the values that whoever removes it has seen: CONFLICT where
 * somebody has changed one since. To remove an entry that is gone already is a success.
 */
export const removeKeptEntry = defineEndpoint({
  method: 'post',
  path: '/entries/remove',
  summary: 'Remove an entry such as a job',
  access: 'editor',
  reach: 'publish',
  body: z.strictObject({ collection: collectionSchema, id: idSchema, revs: revisionsSchema }),
  answer: z.object({}),
  errors: ['CONFLICT'],
})
