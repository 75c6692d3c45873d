import * as z from 'zod/mini'
import { editorGroupSchema } from '../../content/editor-page.ts'
import { statusSchema } from '../../content/status.ts'
import { disallowedLanguagesSchema, orderSchema } from '../../content/values.ts'
import { idSchema } from '../../kernel/text/id.ts'
import { defineEndpoint } from '../endpoint.ts'
import { baseSchema, revalidationTagSchema, savedSchema } from './data.ts'

/** Adds a block after `nextTo`, or a card at the end of its parent. The caller may name the new ids, so that an offline editor can go on with them. */
export const addGroup = defineEndpoint({
  method: 'post',
  path: '/group/add',
  summary: 'Add a block, or a card inside one',
  access: 'editor',
  reach: 'draft',
  body: z.strictObject({
    pageId: idSchema,
    groupName: z.string().check(z.maxLength(60)),
    /** The group after which the new one comes; `start` for first. Left out: last. */
    nextTo: z.optional(z.union([idSchema, z.literal('start')])),
    parentId: z.optional(idSchema),
    id: z.optional(idSchema),
    order: z.optional(orderSchema),
    /** Ids for the cards that the block starts with, in order, by slot. Not with `copyOf`. */
    childIds: z.optional(z.array(idSchema).check(z.maxLength(20))),
    /** A group of the same name, on this page or another, or a template of one: the new one gets its draft in all languages, and its cards, each with the id `uuid v5(id of its original, id of the new group)`. */
    copyOf: z.optional(idSchema),
    /** The original's cards that come along, also such as have been removed since somebody copied them. Left out: all that are not removed. Only with `copyOf`. */
    copiedCards: z.optional(z.array(idSchema).check(z.maxLength(500))),
  }),
  answer: z.object({ groups: z.array(editorGroupSchema) }),
  errors: ['NOT_FOUND'],
})

/** Moves a group one place up or down among its siblings, or to a named order. */
export const sortGroup = defineEndpoint({
  method: 'put',
  path: '/group/sort',
  summary: 'Move a group',
  access: 'editor',
  reach: 'draft',
  body: z.strictObject({
    pageId: idSchema,
    groupId: idSchema,
    direction: z.optional(z.enum(['up', 'down'])),
    order: z.optional(orderSchema),
    base: baseSchema,
  }),
  answer: z.extend(savedSchema, { order: orderSchema }),
  errors: ['CONFLICT', 'NOT_FOUND'],
})

/** Marks a group for deletion, archives it, or takes either back. `to: draft` or `published` brings a group back. */
export const changeGroupStatus = defineEndpoint({
  method: 'put',
  path: '/group/status',
  summary: 'Archive a group, mark it for deletion, or bring it back',
  access: 'editor',
  reach: 'draft',
  body: z.strictObject({
    pageId: idSchema,
    groupId: idSchema,
    /**
     * Status that the caller expects. Not compared: a text saved meanwhile makes a published group a draft, which is no reason to
     * refuse. `base` says exactly what is replaced, and a status other than expected there is a CONFLICT.
     */
    from: z.optional(statusSchema),
    to: statusSchema,
    base: baseSchema,
    revalidationTag: revalidationTagSchema,
  }),
  answer: savedSchema,
  errors: ['CONFLICT', 'NOT_FOUND'],
})

/** Removes a group: one that was never live at once, any other at the next publish. `group/status` brings it back until then. */
export const removeGroup = defineEndpoint({
  method: 'post',
  path: '/group/remove',
  summary: 'Remove a group',
  access: 'editor',
  reach: 'draft',
  body: z.strictObject({ pageId: idSchema, groupId: idSchema, base: baseSchema }),
  answer: savedSchema,
  errors: ['CONFLICT', 'NOT_FOUND'],
})

/** Shows and hides fields of a group for visitors. */
export const setGroupVisibility = defineEndpoint({
  method: 'put',
  path: '/group/visibility',
  summary: 'Show or hide fields of a group',
  access: 'editor',
  reach: 'draft',
  body: z.strictObject({
    pageId: idSchema,
    groupId: idSchema,
    visibleFields: z.record(z.string().check(z.maxLength(60)), z.boolean()),
    base: baseSchema,
  }),
  answer: savedSchema,
  errors: ['CONFLICT', 'NOT_FOUND'],
})

/** Sets the languages in which a group is not shown. */
export const setGroupMeta = defineEndpoint({
  method: 'put',
  path: '/group/meta',
  summary: 'Set the languages a group is hidden in',
  access: 'editor',
  reach: 'draft',
  body: z.strictObject({
    pageId: idSchema,
    groupId: idSchema,
    meta: z.strictObject({ disallowedLanguages: disallowedLanguagesSchema }),
    base: baseSchema,
  }),
  answer: savedSchema,
  errors: ['CONFLICT', 'NOT_FOUND'],
})
