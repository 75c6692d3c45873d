import * as z from 'zod'
import type { Json } from '../kernel/json.ts'
import { type Locale, localeSchema, locales } from '../kernel/locale.ts'
import { type RichText, richTextSchema } from './rich-text.ts'

/**
 * A draft (and what is live) is one flat map from value key to value. A save replaces the values it names and nothing
 * else; each value has its own revision, so two people collide only when they change the very same value.
 *
 * - field: `content.<locale>`, `options.<name>`, `mediaId`
 * - group: `options.<name>`, `visibleFields.<field>`, `order`, `disallowedLanguages`, `archived`, `deleted`
 * - page: `name.<locale>`, `slug.<locale>`, `description.<locale>`, `order`, `disallowedLanguages`, `password`, `archived`, `deleted`
 *
 * A missing key is the fallback (null, false, the option's own); null is never stored.
 */
export type ContentValues = Readonly<Record<string, Json>>
/** Revision by value key; a value that was never saved has revision 0. */
export type Revisions = Readonly<Record<string, number>>

export const valueKeySchema = z
  .string()
  .regex(/^[a-zA-Z]+(\.[a-zA-Z0-9-]+)?$/)
  .max(80)
export const revisionsSchema = z.record(valueKeySchema, z.number().int().min(0))

/** The three things an editor changes. */
export const itemTypes = ['field', 'group', 'page'] as const
export type ItemType = (typeof itemTypes)[number]
export const itemTypeSchema = z.enum(itemTypes)

/**
 * One language's words of a field: `text` always, `json` for rich text. `by` says who wrote them and `source` is the hash of
 * the default-language text they were made from: a translation is missing, current or stale.
 */
export const contentSchema = z.strictObject({
  text: z.string().max(50_000),
  json: richTextSchema.optional(),
  by: z.enum(['person', 'machine']).default('person'),
  source: z.string().max(64).optional(),
})
export type Content = z.output<typeof contentSchema>
export type { RichText }

export const orderSchema = z
  .string()
  .regex(/^[A-Za-z0-9]+$/)
  .min(1)
  .max(200)
export const disallowedLanguagesSchema = z.array(localeSchema).max(locales.length)

export function contentKey(locale: Locale): string {
  return `content.${locale}`
}
