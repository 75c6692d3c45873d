import * as z from 'zod/mini'
import { itemsSchema } from '../kernel/items/items.ts'
import { jsonSchema } from '../kernel/json.ts'
import { localeSchema } from '../kernel/locale.ts'
import { sourceAnswerSchema } from '../kernel/source.ts'
import { idSchema } from '../kernel/text/id.ts'
import { mediaViewSchema } from './media/media.ts'
import { richTextSchema, type ShownRichText } from './rich-text.ts'

/** The options that have a value of their own, by name, as views get them; the contract has the fallbacks for all others. */
export const optionValuesSchema = z.record(z.string(), jsonSchema)
export type OptionValues = z.output<typeof optionValuesSchema>

/** The words of a field: a text, or a rich text without the members that no page shows. */
export type Words = string | ShownRichText
/** The same as a schema. */
export const wordsSchema = z.custom<Words>(
  (value) => typeof value === 'string' || z.safeParse(richTextSchema, value).success,
)

/** A field in one language. `language` differs from the page's where a translation is missing and the default language stands in. */
export const fieldViewSchema = z.object({
  id: idSchema,
  name: z.string(),
  words: z.nullable(wordsSchema),
  language: z.nullable(localeSchema),
  media: z.nullable(mediaViewSchema),
  options: optionValuesSchema,
})
export type FieldView = z.output<typeof fieldViewSchema>

/** A group; `parentId` is null for blocks. Groups come in the order of the page, children after their parents. */
export const groupViewSchema = z.object({
  id: idSchema,
  parentId: z.nullable(idSchema),
  name: z.string(),
  options: optionValuesSchema,
  hiddenFields: z.array(z.string()),
  /** Arrangement of a container, if somebody has made one. */
  items: z.nullish(itemsSchema),
  fields: z.array(fieldViewSchema),
})
export type GroupView = z.output<typeof groupViewSchema>

/** A page as a card in a list shows it. */
export const pageTeaserSchema = z.object({
  id: idSchema,
  name: z.string(),
  title: z.string(),
  text: z.string(),
  href: z.string(),
  image: z.nullable(mediaViewSchema),
  /** Kept back: drafts name such pages too, because a container may bring one back. */
  archived: z.nullish(z.boolean()),
})
export type PageTeaser = z.output<typeof pageTeaserSchema>

/** Where a page stands in one language, and when it last went live (ISO, UTC). */
export const pageLocationSchema = z.object({ id: idSchema, href: z.string(), publishedAt: z.string() })
export type PageLocation = z.output<typeof pageLocationSchema>

/** A page that another page shows with all that stands on it, such as a stop of the map. */
export const wholePageSchema = z.extend(pageTeaserSchema, {
  role: z.nullable(z.string()),
  groups: z.array(groupViewSchema),
})
export type WholePage = z.output<typeof wholePageSchema>

/** Everything that one page in one language needs: the renderer asks nobody else. */
export const pageViewSchema = z.object({
  id: idSchema,
  collection: z.nullable(z.string()),
  role: z.nullable(z.string()),
  locale: localeSchema,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  /** The same page in the languages it exists in, its own included. */
  alternates: z.array(z.object({ locale: localeSchema, href: z.string() })),
  /** Set when the address asked for is an old or a role address: go there for good instead. */
  redirect: z.nullable(z.string()),
  /** True when visitors must give a password first: then there are no words and no groups in this answer. */
  protected: z.boolean(),
  /** True for what search engines shall not show: behind a password, a step of the game, its leaderboard. */
  unlisted: z.boolean(),
  updatedAt: z.string(),
  groups: z.array(groupViewSchema),
  /** Answers to the blocks on this page, and to those of pages that it shows whole. */
  sources: z.array(sourceAnswerSchema),
})
export type PageView = z.output<typeof pageViewSchema>
