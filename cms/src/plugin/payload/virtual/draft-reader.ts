import type { ContentValues } from '@blickfang/contract/content/values.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { FieldHook } from 'payload'
import { localeOf } from '../locale-of.ts'

/** Takes what one admin field shows out of an item's draft, for the language chosen in the admin. */
export type DraftReader = (draft: ContentValues, locale: Locale) => Json | undefined

/**
 * Fills a virtual field from the `draft` column. A field's hook and not the collection's, because only these run for the
 * document that an update compares with.
 */
export function fromDraft(read: DraftReader): FieldHook {
  return ({ siblingData, req }) => read((siblingData.draft as ContentValues | undefined) ?? {}, localeOf(req)) ?? null
}
