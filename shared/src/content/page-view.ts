import * as z from 'zod'
import { branchViewSchema } from '../kernel/branch.ts'
import type { Json } from '../kernel/json.ts'
import { localeSchema } from '../kernel/locale.ts'
import { poiEntrySchema } from '../options/poi/option.ts'
import { mediaViewSchema } from './media.ts'
import { richTextSchema } from './rich-text.ts'

/** A link whose address has been looked up for one language; `href` is null while it leads nowhere. */
export const resolvedLinkSchema = z.object({ type: z.string(), href: z.string().nullable() })

/** One option as it is read: exactly one of the value members is filled, by the option's shape. */
export const optionViewSchema = z.object({
  key: z.string(),
  text: z.string().nullish(),
  flag: z.boolean().nullish(),
  number: z.number().nullish(),
  link: resolvedLinkSchema.nullish(),
  media: mediaViewSchema.nullish(),
  points: z.array(poiEntrySchema).nullish(),
  /** Pairs of longitude and latitude. */
  route: z.array(z.array(z.number())).nullish(),
})
export type OptionView = z.output<typeof optionViewSchema>

/** One field in one language. `language` differs from the page's where a translation is missing and the default language stands in. */
export const fieldViewSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  text: z.string().nullable(),
  json: richTextSchema.nullable(),
  language: localeSchema.nullable(),
  media: mediaViewSchema.nullable(),
  options: z.array(optionViewSchema),
})
export type FieldView = z.output<typeof fieldViewSchema>

/** One group; `parentId` is null for blocks. Groups come in the order of the page, children after their parents. */
export const groupViewSchema = z.object({
  id: z.uuid(),
  parentId: z.uuid().nullable(),
  name: z.string(),
  options: z.array(optionViewSchema),
  hiddenFields: z.array(z.string()),
  fields: z.array(fieldViewSchema),
})
export type GroupView = z.output<typeof groupViewSchema>

/** A page as a card in a list shows it. */
export const pageTeaserSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  title: z.string(),
  text: z.string(),
  href: z.string(),
  image: mediaViewSchema.nullable(),
})
export type PageTeaser = z.output<typeof pageTeaserSchema>

/** What stands on a page that another page shows whole, such as a stop of the map: `id` is the page's, its teaser is in `collections`. */
export const stopViewSchema = z.object({ id: z.uuid(), role: z.string().nullable(), groups: z.array(groupViewSchema) })
export type StopView = z.output<typeof stopViewSchema>

/** Everything that one page in one language needs: the renderer asks nobody else. */
export const pageViewSchema = z.object({
  id: z.uuid(),
  collection: z.string().nullable(),
  role: z.string().nullable(),
  locale: localeSchema,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  /** The same page in the languages it exists in, its own included. */
  alternates: z.array(z.object({ locale: localeSchema, href: z.string() })),
  /** Set when the address asked for is an old or a role address: go there for good instead. */
  redirect: z.string().nullable(),
  /** True when visitors must give a password first: then there are no words and no groups in this answer. */
  protected: z.boolean(),
  updatedAt: z.string(),
  groups: z.array(groupViewSchema),
  /** Pages of the collections whose containers stand on this page, by collection name. */
  collections: z.array(z.object({ name: z.string(), pages: z.array(pageTeaserSchema) })),
  /** The pages that a container on this page shows whole, in the order of their collection. */
  stops: z.array(stopViewSchema),
  branches: z.array(branchViewSchema),
})
export type PageView = z.output<typeof pageViewSchema>

/** Options as a plain record, filled with nothing: views get fallbacks from the contract. */
export function optionRecord(options: readonly OptionView[]): Readonly<Record<string, Json>> {
  return Object.fromEntries(
    options.map((o) => [
      o.key,
      (o.text ?? o.flag ?? o.number ?? o.link ?? o.media ?? o.points ?? o.route ?? null) as Json,
    ]),
  )
}
