import * as z from 'zod/mini'
import { editorGroupSchema } from '../../../content/editor-page.ts'
import { mediaViewSchema } from '../../../content/media/media.ts'
import { localeSchema } from '../../../kernel/locale.ts'
import { idSchema } from '../../../kernel/text/id.ts'
import { nameSchema } from '../../../kernel/text/visible-text.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { templateNameLength } from './template-name.ts'

const nameText = nameSchema(templateNameLength)

/** The most templates that a list has. */
export const maxTemplates = 500

/** A block or a page that somebody has kept to begin others with. */
export const templateSchema = z.object({
  id: idSchema,
  kind: z.enum(['block', 'page']),
  name: z.string(),
  /** The collection of the page that it was made of; null: of none, or a block's. */
  collection: z.nullable(z.string()),
  /** The names of its blocks in the catalogue, in their order; a block's is one. */
  blocks: z.array(z.string()),
  /** The revision of its name. */
  rev: z.int(),
})
export type Template = z.output<typeof templateSchema>

/** How many things that a template names are gone since it was made, and left out of what is made of it. */
export const goneSchema = z.object({ media: z.int(), pages: z.int() })
export type Gone = z.output<typeof goneSchema>

/** Lists the site's templates by name. */
export const listTemplates = defineEndpoint({
  method: 'get',
  path: '/templates/list',
  summary: 'List the templates of blocks and pages',
  access: 'editor',
  reach: 'read',
  query: z.strictObject({}),
  answer: z.object({ templates: z.array(templateSchema).check(z.maxLength(maxTemplates)) }),
})

/**
 * Reads a template as a page would get it now: its groups, each block before its cards, with the words of `lang` and the site's
 * first language, and their media. `addGroup` and `addPage` take its id as `copyOf`: the first group of a block's template has it.
 */
export const getTemplate = defineEndpoint({
  method: 'get',
  path: '/templates/get',
  summary: 'Read a template',
  access: 'editor',
  reach: 'read',
  query: z.strictObject({ id: idSchema, lang: localeSchema }),
  answer: z.object({
    template: templateSchema,
    groups: z.array(editorGroupSchema),
    media: z.array(mediaViewSchema),
    gone: goneSchema,
  }),
  errors: ['NOT_FOUND'],
})

/**
 * Keeps the draft of a block with its cards, or of all blocks of a page, in every language: later changes of it change no template. Asking again with
 * the same id answers the template that is there.
 */
export const addTemplate = defineEndpoint({
  method: 'post',
  path: '/templates/add',
  summary: 'Save a block or a page as a template',
  access: 'editor',
  reach: 'draft',
  body: z.strictObject({
    id: idSchema,
    name: nameText,
    /** A block, no card; or a page. */
    of: z.strictObject({ itemType: z.enum(['group', 'page']), id: idSchema }),
  }),
  answer: z.object({ template: templateSchema }),
  errors: ['NOT_FOUND'],
})

/** Gives a template another name. `base` is the revision of the name that it takes the place of. */
export const renameTemplate = defineEndpoint({
  method: 'put',
  path: '/templates/name',
  summary: 'Rename a template',
  access: 'editor',
  reach: 'draft',
  body: z.strictObject({ id: idSchema, name: nameText, base: z.int().check(z.minimum(0)) }),
  answer: z.object({ template: templateSchema }),
  errors: ['CONFLICT', 'NOT_FOUND'],
})

/** Removes a template; what was made of it stays. `restore` takes it back, as long as removed content can be. */
export const removeTemplate = defineEndpoint({
  method: 'post',
  path: '/templates/remove',
  summary: 'Remove a template, or bring it back',
  access: 'editor',
  reach: 'draft',
  body: z.strictObject({ id: idSchema, restore: z.optional(z.boolean()) }),
  answer: z.object({}),
  errors: ['NOT_FOUND'],
})
