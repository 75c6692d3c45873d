import { contentKey } from '@blickfang/contract/content/keys/value-keys.ts'
import type { RichText } from '@blickfang/contract/content/rich-text.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { FieldState } from './group-state.ts'
import type { PageDocument } from './page-document.ts'

/** The words of a field as the page shows them; `language` differs from the page's where the default language stands in. */
export interface ShownContent {
  readonly text: string
  readonly json: RichText | null
  readonly language: Locale
}

/** Stored contents of a field in a language: a reference that changes only when the words do, so that selectors may compare it. */
export function storedContent(field: FieldState | undefined, locale: Locale): Json {
  return field?.values[contentKey(locale)] ?? null
}

/** Reads stored content; nothing stored is no words. The server has checked whatever is stored. */
function readContent(stored: Json, language: Locale): ShownContent {
  const content = stored as { readonly text?: string; readonly json?: RichText } | null
  return { text: content?.text ?? '', json: content?.json ?? null, language }
}

/** The page's language where it has words, else the default language. */
export function shownContent(
  document: Pick<PageDocument, 'locale' | 'defaultLocale'>,
  field: FieldState | undefined,
): ShownContent {
  const own = readContent(storedContent(field, document.locale), document.locale)
  if (own.text.trim() || document.locale === document.defaultLocale) return own
  const standIn = readContent(storedContent(field, document.defaultLocale), document.defaultLocale)
  return standIn.text.trim() ? standIn : own
}

export function isSameShown(a: ShownContent, b: ShownContent): boolean {
  return a.text === b.text && a.json === b.json && a.language === b.language
}
