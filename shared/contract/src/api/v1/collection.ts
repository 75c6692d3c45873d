import * as z from 'zod/mini'
import { editorPageEntrySchema } from '../../content/editor-page.ts'
import { itemsSchema } from '../../kernel/items/items.ts'
import { localeSchema } from '../../kernel/locale.ts'
import { idSchema } from '../../kernel/text/id.ts'
import { nameSchema } from '../../kernel/text/visible-text.ts'
import { defineEndpoint } from '../endpoint.ts'
import { savedSchema } from './data.ts'

/** The container and the name of its collection, such as the block of the team on a page, and `team`. */
const container = { collectionId: idSchema, collectionName: z.string().check(z.maxLength(40)) }
/** The container's save, and what it makes of its collection now. */
const arrangedSchema = z.extend(savedSchema, { items: itemsSchema })

/**
 * Shows a member of a collection in a container (`action: add`, behind the others) or keeps it back (`remove`); without `action` a
 * new page comes into the collection. The container's draft changes; `PUT values` with `items` does the same for all members at once.
 * Additions and moves stand beside whatever somebody else has done meanwhile, so no revision is named.
 */
export const addToCollection = defineEndpoint({
  method: 'post',
  path: '/collection/add',
  summary: 'Show a member of a collection, keep it back, or add one',
  access: 'editor',
  reach: 'draft',
  body: z.strictObject({
    ...container,
    collectionType: z._default(z.enum(['page', 'group']), 'page'),
    action: z.optional(z.enum(['add', 'remove'])),
    /** The member, in a collection of pages or of groups. */
    pageId: z.optional(idSchema),
    groupId: z.optional(idSchema),
    /** Blocks and name of a new page, as for `page/add`; without a name it is called as such pages are. */
    initialGroups: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(20))),
    initialMeta: z.optional(z.strictObject({ name: nameSchema(200) })),
    lang: z.optional(localeSchema),
  }),
  answer: z.extend(arrangedSchema, { page: z.nullable(editorPageEntrySchema) }),
  errors: ['NOT_FOUND'],
})

/** Moves a member of a collection to the place of another one, in the container’s draft. */
export const sortCollection = defineEndpoint({
  method: 'put',
  path: '/collection/sort',
  summary: 'Move a member of a collection',
  access: 'editor',
  reach: 'draft',
  body: z.strictObject({ ...container, active: idSchema, over: idSchema }),
  answer: arrangedSchema,
  errors: ['NOT_FOUND', 'NOT_IN_COLLECTION'],
})

/** Removes a member of a collection altogether, as `page/remove` does: one that was never live at once, any other with its next publish. */
export const removeFromCollection = defineEndpoint({
  method: 'post',
  path: '/collection/removeItem',
  summary: 'Remove a member of a collection',
  access: 'editor',
  reach: 'draft',
  body: z.strictObject({ ...container, /** Of the page, in a collection of pages. */ groupId: idSchema }),
  answer: savedSchema,
  errors: ['NOT_FOUND'],
})
