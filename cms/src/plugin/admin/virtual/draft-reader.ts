import type { ContentValues } from '@blickfang/shared/content/values.ts'
import type { Json } from '@blickfang/shared/kernel/json.ts'
import { fallbackLocale, type Locale, localeSchema } from '@blickfang/shared/kernel/locale.ts'
import type { FieldHook, PayloadRequest } from 'payload'

/** Takes what one admin field shows out of an item's draft, for the language chosen in the admin. */
export type DraftReader = (draft: ContentValues, locale: Locale) => Json | undefined

/** The content language that the admin has chosen for a request. */
export function localeOf(req: PayloadRequest): Locale {
  return localeOfCode(req.locale)
}

/** The content language of a code that came from outside; the default one for anything else. */
export function localeOfCode(code: unknown): Locale {
  return localeSchema.safeParse(code).data ?? fallbackLocale
}

/**
 * Fills a virtual field from the `draft` column. A field's hook and not the collection's, because only these run for the
 * document that an update compares with.
 */
export function fromDraft(read: DraftReader): FieldHook {
  return ({ siblingData, req }) => read((siblingData.draft as ContentValues | undefined) ?? {}, localeOf(req)) ?? null
}
