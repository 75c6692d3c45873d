import * as z from 'zod/mini'
import type { Json } from '../kernel/json.ts'
import { localeSchema, locales } from '../kernel/locale.ts'
import { itemTypes } from '../kernel/value/value.ts'
import { type RichText, richTextSchema } from './rich-text.ts'

/**
 * A draft (and what is live) is one flat map from value key (`value-keys.ts`) to value. A save replaces the values it names
 * and nothing else; each value has its own revision, so two people collide only when they change the very same value.
 * A missing key is the fallback (null, false, the option's own); null is never stored.
 */
export type ContentValues = Readonly<Record<string, Json>>
/** Revision by value key; a value that was never saved has revision 0. */
export type Revisions = Readonly<Record<string, number>>

/** The form of a value key; which keys an item has is decided by its contract. */
export const valueKeySchema = z.string().check(z.regex(/^[a-zA-Z]+(\.[a-zA-Z0-9-]+)?$/), z.maxLength(80))
/** Revisions as they come over the wire. */
export const revisionsSchema = z.record(valueKeySchema, z.int().check(z.minimum(0)))

/** The kind of thing that a save names. */
export const itemTypeSchema = z.enum(itemTypes)

/**
 * The words of a field in one language: `text` always, `json` for rich text. `by` says who wrote them and `source` is the hash of
 * the default-language text they were made from: a translation is missing, current or stale. `checked`: a person has looked at
 * a machine's words.
 */
export const contentSchema = z.strictObject({
  text: z.string().check(z.maxLength(50_000)),
  json: z.optional(richTextSchema),
  by: z._default(z.enum(['person', 'machine']), 'person'),
  source: z.optional(z.string().check(z.maxLength(64))),
  checked: z.optional(z.literal(true)),
})
export type Content = z.output<typeof contentSchema>
export type { RichText }

/** A place among siblings: a fractional index, compared byte by byte. */
export const orderSchema = z.string().check(z.regex(/^[A-Za-z0-9]+$/), z.minLength(1), z.maxLength(200))
/** Languages that somebody has unticked for a page or a block. */
export const disallowedLanguagesSchema = z.array(localeSchema).check(z.maxLength(locales.length))

/** Characters a page's description may have. Search engines show some 160 of them. */
export const descriptionLength = 400
