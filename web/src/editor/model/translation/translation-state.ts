import type { Content } from '@blickfang/contract/content/values.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'

/** What the server says of the translations of the page into the language that it is open in; nothing until it has been asked. */
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

/** What a person should know of a field's translation: it is from an earlier original, or a machine's that nobody has looked at. */
export type TranslationMark = 'stale' | 'machine'

/** What is stored has been checked by the server; to check every text of a long page again would hold it up. */
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
