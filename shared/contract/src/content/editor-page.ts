import * as z from 'zod/mini'
import { jsonSchema } from '../kernel/json.ts'
import { localeSchema } from '../kernel/locale.ts'
import { sourceAnswerSchema } from '../kernel/source.ts'
import { idSchema } from '../kernel/text/id.ts'
import { mediaViewSchema } from './media/media.ts'
import { statusSchema } from './status.ts'
import { revisionsSchema } from './values.ts'

const valuesSchema = z.record(z.string(), jsonSchema)

const item = {
  id: idSchema,
  status: statusSchema,
  /** The draft, see content/values.ts. A field carries the languages asked for and the default one only. */
  values: valuesSchema,
  revs: revisionsSchema,
}

/** A field as the editor holds it: its draft in the languages that the document was asked for. */
export const editorFieldSchema = z.object({ ...item, groupId: idSchema, name: z.string() })
/** A block or card as the editor holds it, with its fields. */
export const editorGroupSchema = z.object({
  ...item,
  parentId: z.nullable(idSchema),
  name: z.string(),
  /** Name of the person who removed it; of removed groups only. */
  removedBy: z.nullish(z.string()),
  /** Visitors see it, as it was published last. Missing: they do not. */
  isLive: z.nullish(z.boolean()),
  fields: z.array(editorFieldSchema),
})

/** A page the editor can link to, open or list. `name`, `slug` and `description` by language; a language without a slug does not have the page. */
export const editorPageEntrySchema = z.object({
  id: idSchema,
  collection: z.nullable(z.string()),
  role: z.nullable(z.string()),
  status: statusSchema,
  /** True when the page or anything on it waits to be published. */
  changed: z.boolean(),
  name: z.record(z.string(), z.string()),
  slug: z.record(z.string(), z.string()),
  description: z.record(z.string(), z.string()),
  disallowedLanguages: z.array(localeSchema),
  /** The languages in which visitors reach the page as it is now; none: it is not live. */
  live: z.array(localeSchema),
  hasPassword: z.boolean(),
  order: z.string(),
  archived: z.boolean(),
  deleted: z.boolean(),
  revs: revisionsSchema,
})
export type EditorPageEntry = z.output<typeof editorPageEntrySchema>

/** The draft of one page in one language: what the in-page editor opens. Groups are flat, in page order; deleted ones are included, so that undo can bring them back. */
export const editorDocumentSchema = z.object({
  locale: localeSchema,
  defaultLocale: localeSchema,
  page: editorPageEntrySchema,
  groups: z.array(editorGroupSchema),
  media: z.record(z.string(), mediaViewSchema),
  /** The page itself, those that its links and the menu name (removed ones too), and those with a role. The others are listed when a person asks for them. */
  pages: z.array(editorPageEntrySchema),
  /** Answers to the blocks on the page, removed ones too; and for blocks that are added, all that depends on no option. */
  sources: z.array(sourceAnswerSchema),
  /** False when only the first blocks were asked for: the later ones then lack their fields, and their cards are missing. */
  isWhole: z.boolean(),
})
export type EditorDocument = z.output<typeof editorDocumentSchema>
export type EditorGroup = z.output<typeof editorGroupSchema>
export type EditorField = z.output<typeof editorFieldSchema>
