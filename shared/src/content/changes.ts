import * as z from 'zod/mini'
import { localeSchema } from '../kernel/locale.ts'
import { mediaViewSchema } from './media.ts'
import { statusSchema } from './status.ts'
import { itemTypeSchema, revisionsSchema } from './values.ts'

/** How many pages, groups and fields wait to be published. Source: spec/editor.md §3, page change counts. */
export const changeCountsSchema = z.object({ fields: z.number(), groups: z.number(), pages: z.number() })
export type ChangeCounts = z.output<typeof changeCountsSchema>

const pictureSchema = z.pick(mediaViewSchema, { publicUrl: true, alt: true })
export type ChangedPicture = z.output<typeof pictureSchema>

/**
 * A format, colour, size, link or kind of paragraph that words of a rich text get or lose. `value` is its token (`primary`,
 * `h2`) or where a link leads.
 */
export const changedLookSchema = z.object({
  kind: z.enum(['added', 'removed']),
  mark: z.enum(['bold', 'italic', 'color', 'size', 'link', 'style', 'lines']),
  value: z.nullable(z.string()),
  words: z.string(),
})
export type ChangedLook = z.output<typeof changedLookSchema>

/** One value that publishing will change: what is live now and what will be, as words. null: there is (or will be) nothing. */
export const changeSchema = z.object({
  itemType: z.enum(['field', 'group', 'page']),
  id: z.uuid(),
  groupId: z.nullable(z.uuid()),
  /** The group's block name; null for the page's own values. */
  block: z.nullable(z.string()),
  /** The field's name, if it is a field's value. */
  field: z.nullable(z.string()),
  /** The value key, such as `content.de` or `options.alignment`. */
  key: z.string(),
  kind: z.enum(['added', 'changed', 'removed', 'moved']),
  locale: z.nullable(localeSchema),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  /** Where the value is a picture: the one that is live and the one that will be. */
  pictures: z.nullable(z.object({ before: z.nullable(pictureSchema), after: z.nullable(pictureSchema) })),
  /** What changes about the looks of a rich text, beside its words. */
  looks: z.array(changedLookSchema),
  updatedBy: z.nullable(z.string()),
  updatedAt: z.nullable(z.string()),
})
export type Change = z.output<typeof changeSchema>

/** The last save of an item: by it an open page sees that it is behind, and whose doing that is. */
export const saveSchema = z.object({
  itemType: itemTypeSchema,
  id: z.uuid(),
  status: statusSchema,
  revs: revisionsSchema,
  by: z.nullable(z.string()),
  at: z.string(),
})
export type Save = z.output<typeof saveSchema>

/** Texts of the default language without a counterpart, counted by language. Languages a page or group is not shown in do not count. */
export const missingTranslationsSchema = z.partialRecord(localeSchema, z.number())
