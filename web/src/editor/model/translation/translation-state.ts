import type { Content } from '@blickfang/contract/content/values.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'

/** State of the page's translations into the open language, as the server knows it; empty until the server has been asked. */
export interface Translations {
  /** There is a service that translates into this language. */
  readonly isOffered: boolean
  /** Fields whose original has changed since they were translated. */
  readonly stale: ReadonlySet<string>
  /** Fields that lack their words. */
  readonly missing: ReadonlySet<string>
}

/** Alternative texts that were set on this page, by medium and language; they are the medium's, and live at once. */
export type AltTexts = Readonly<Record<string, Readonly<Partial<Record<Locale, string>>>>>

/** Mark of a field's translation for a person: it is from an earlier original, or a machine's that nobody has looked at. */
export type TranslationMark = 'stale' | 'machine'

/** Takes stored words unchecked: the server has checked them, and checking every text of a long page again would hold the page up. */
function wordsIn(stored: Json): Partial<Content> | null {
  return stored as Partial<Content> | null
}

/** Whether words that are stored are a person's: a machine takes the place of none of these. */
export function isByPerson(stored: Json): boolean {
  const words = wordsIn(stored)
  return words !== null && words.by !== 'machine' && (words.text ?? '').trim() !== ''
}

/** Whether words that are stored are a machine's that nobody has looked at. */
function isUnchecked(stored: Json): boolean {
  const words = wordsIn(stored)
  return words?.by === 'machine' && words.checked !== true
}

/** How a translation is marked; null for one that needs no look. */
export function translationMark(
  { locale, defaultLocale }: { readonly locale: Locale; readonly defaultLocale: Locale },
  stored: Json,
  isStale: boolean,
): TranslationMark | null {
  if (locale === defaultLocale || stored === null) return null
  if (isStale) return 'stale'
  return isUnchecked(stored) ? 'machine' : null
}
