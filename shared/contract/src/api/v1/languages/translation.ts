import * as z from 'zod/mini'
import { missingTranslationsSchema } from '../../../content/changes/changes.ts'
import { contentSchema } from '../../../content/values.ts'
import { localeSchema } from '../../../kernel/locale.ts'
import { idListSchema, idSchema } from '../../../kernel/text/id.ts'
import { defineEndpoint } from '../../endpoint.ts'
import type { ErrorCode } from '../../errors/app-error.ts'
import { savedSchema } from '../data.ts'

/** How a translation fails as a whole. */
const failures: readonly ErrorCode[] = [
  'NOT_FOUND',
  'TRANSLATION_OFF',
  'TRANSLATION_LANGUAGE',
  'TRANSLATION_KEY',
  'TRANSLATION_USED_UP',
  'TRANSLATION_DOWN',
]

/** The translated parts of a page: the words of a field, the page’s own name and description, a picture’s alternative text. */
export const translatedParts = ['content', 'name', 'description', 'alt'] as const
export type TranslatedPart = (typeof translatedParts)[number]

/** A text of a page: `id` is that of the field, of the page or of the medium. */
export const translatedItemSchema = z.strictObject({ part: z.enum(translatedParts), id: idSchema })
export type TranslatedItem = z.output<typeof translatedItemSchema>

/** Most texts of one request; whoever has more asks several times, and tells how far it is. */
export const maxTranslatedItems = 50

/**
 * Translates one field of a page by the site’s service and saves it as one value of the draft, as a machine’s words. A person’s
 * words are never replaced: TRANSLATED_BY_PERSON. CONFLICT: somebody changed them meanwhile. Source: spec/editor.md §7.
 */
export const translateField = defineEndpoint({
  method: 'post',
  path: '/translation',
  summary: 'Translate a field',
  access: 'editor',
  reach: 'draft',
  rate: { points: 120, seconds: 60 },
  body: z.strictObject({ pageId: idSchema, fieldId: idSchema, from: localeSchema, to: localeSchema }),
  answer: z.extend(savedSchema, { content: contentSchema }),
  errors: [...failures, 'CONFLICT', 'TRANSLATED_BY_PERSON', 'TRANSLATION_BROKEN'],
})

/**
 * Lists what a translation of the page into a language would be made of, and how many characters it takes: the texts that are
 * missing, and those of a machine whose original has changed since. The order is that of the page.
 */
export const planTranslation = defineEndpoint({
  method: 'get',
  path: '/translation/plan',
  summary: 'What a translation of a page takes',
  access: 'editor',
  reach: 'read',
  query: z.strictObject({ id: idSchema, to: localeSchema }),
  answer: z.object({
    from: localeSchema,
    items: z.array(
      z.extend(translatedItemSchema, {
        state: z.enum(['missing', 'stale']),
        /** Characters of the original, as services count them. */
        characters: z.int(),
      }),
    ),
    characters: z.int(),
    /** How many words of people have another original by now: they are left to people. */
    byPeople: z.int(),
  }),
  errors: failures,
})

/** Counts what up to fifty pages lack in each of their languages, and what of their translations a person should look at. */
export const countTranslations = defineEndpoint({
  method: 'get',
  path: '/translation/counts',
  summary: 'Count the translations that pages lack',
  access: 'editor',
  reach: 'read',
  query: z.strictObject({ ids: idListSchema(50) }),
  answer: z.object({
    pages: z.array(z.object({ id: idSchema, missing: missingTranslationsSchema, toLookAt: missingTranslationsSchema })),
  }),
})

/**
 * Translates texts of a page and saves nothing: whoever asks puts the words where they belong. Each text is answered in its place:
 * with its words in the new language, or with why there are none. `broken`: a link, a mark or the form was lost on the way;
 * `tooLong`: longer than the field takes; `person`: a person has written there; `gone`: there is no such original.
 */
export const translateTexts = defineEndpoint({
  method: 'post',
  path: '/translation/texts',
  summary: 'Translate texts of a page without saving them',
  access: 'editor',
  reach: 'draft',
  rate: { points: 240, seconds: 60 },
  body: z.strictObject({
    pageId: idSchema,
    from: localeSchema,
    to: localeSchema,
    items: z.array(translatedItemSchema).check(z.minLength(1), z.maxLength(maxTranslatedItems)),
  }),
  answer: z.object({
    texts: z.array(
      z.extend(translatedItemSchema, {
        content: z.nullable(contentSchema),
        failed: z.nullable(z.enum(['broken', 'tooLong', 'person', 'gone'])),
      }),
    ),
  }),
  errors: failures,
})
