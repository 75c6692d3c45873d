import * as z from 'zod/mini'
import { jsonSchema } from '../../kernel/json.ts'
import { localeSchema } from '../../kernel/locale.ts'
import { idSchema } from '../../kernel/text/id.ts'
import { mediaViewSchema } from '../media/media.ts'
import { statusSchema } from '../status.ts'
import { itemTypeSchema, revisionsSchema } from '../values.ts'

/** How many pages, groups and fields wait to be published. Source: spec/editor.md §3, page change counts. */
export const changeCountsSchema = z.object({ fields: z.number(), groups: z.number(), pages: z.number() })
export type ChangeCounts = z.output<typeof changeCountsSchema>

/** Name of the very changes that wait on a page: another one as soon as somebody saves or publishes any of it. Empty where nothing waits. */
export const changesStateSchema = z.string().check(z.regex(/^([0-9a-f]{32})?$/))

/** Names of the ids among changed values. A page may be named by its role as well. */
export const calledSchema = z.object({
  pages: z.array(z.object({ id: idSchema, role: z.nullable(z.string()), name: z.string() })),
  media: z.array(
    z.extend(z.pick(mediaViewSchema, { id: true, mediaType: true, publicUrl: true, alt: true }), { name: z.string() }),
  ),
})
export type Called = z.output<typeof calledSchema>
/** A medium by name, with what it takes to show it. */
export type CalledMedium = Called['media'][number]

/**
 * A value that publishing will change: the live one and the next one, as they are stored. null: there is (or will be)
 * nothing. Of a page's password one learns that there is one; a place (`order`) is its number among the shown siblings; where
 * a page as a whole comes or goes, the value is its name.
 */
export const changeSchema = z.object({
  itemType: z.enum(['field', 'group', 'page']),
  id: idSchema,
  groupId: z.nullable(idSchema),
  /** The group's block name; null for the page's own values. */
  block: z.nullable(z.string()),
  /** The field's name, if it is a field's value. */
  field: z.nullable(z.string()),
  /** The value key, such as `content.de` or `options.alignment`. */
  key: z.string(),
  kind: z.enum(['added', 'changed', 'removed', 'moved']),
  locale: z.nullable(localeSchema),
  before: z.nullable(jsonSchema),
  after: z.nullable(jsonSchema),
  updatedBy: z.nullable(z.string()),
  updatedAt: z.nullable(z.string()),
})
export type Change = z.output<typeof changeSchema>

/** The last save of an item: by it an open page sees that it is behind, and whose doing that is. */
export const saveSchema = z.object({
  itemType: itemTypeSchema,
  id: idSchema,
  status: statusSchema,
  revs: revisionsSchema,
  by: z.nullable(z.string()),
  at: z.string(),
})
export type Save = z.output<typeof saveSchema>

/** Texts of the default language without a counterpart, counted by language. Languages a page or group is not shown in do not count. */
export const missingTranslationsSchema = z.partialRecord(localeSchema, z.number())
