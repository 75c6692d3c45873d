import * as z from 'zod/mini'
import { folderSchema, labelChangeSchema, tagSchema } from '../../../content/media/labels.ts'
import { mediaItemSchema, mediaTypes } from '../../../content/media/media.ts'
import { defineEndpoint } from '../../endpoint.ts'

const counted = z.array(z.object({ name: z.string(), count: z.int() }))

/** Lists all by which the library can be narrowed: types, folders and tags, each with the number of its media, in the order of their names. */
export const listMediaFacets = defineEndpoint({
  method: 'get',
  path: '/media/facets',
  summary: 'List folders and tags',
  access: 'editor',
  reach: 'read',
  query: z.strictObject({ type: z.optional(z.enum(mediaTypes)) }),
  answer: z.object({ types: counted, folders: counted, tags: counted }),
})

const undo = z.array(labelChangeSchema)

/**
 * Moves media between folders and gives and takes tags, all of them or none. Those that are gone are left out of `media`. `undo`, sent
 * back, takes exactly that back which this call has done. Nothing of it is seen by visitors, and the order by change stays as it is.
 */
export const organiseMedia = defineEndpoint({
  method: 'post',
  path: '/media/organise',
  summary: 'Move and tag media',
  access: 'editor',
  reach: 'draft',
  body: z.strictObject({ changes: z.array(labelChangeSchema).check(z.minLength(1), z.maxLength(500)) }),
  answer: z.object({ media: z.array(mediaItemSchema), undo }),
})

/** Renames a folder or a tag wherever it stands; null takes the tag away, and media out of the folder. A new name that exists already joins both. */
export const relabelMedia = defineEndpoint({
  method: 'post',
  path: '/media/relabel',
  summary: 'Rename a folder or a tag',
  access: 'editor',
  reach: 'draft',
  body: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('folder'), from: folderSchema, to: z.nullable(folderSchema) }),
    z.strictObject({ kind: z.literal('tag'), from: tagSchema, to: z.nullable(tagSchema) }),
  ]),
  answer: z.object({ undo }),
})
