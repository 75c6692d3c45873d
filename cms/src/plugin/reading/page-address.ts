import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import type { ContentValues } from '@blickfang/contract/content/values.ts'
import { type Locale, locales } from '@blickfang/contract/kernel/locale.ts'

/** Parts of a page that make its address in one language. */
export interface PageAddress {
  readonly id: string
  readonly collection: string | null
  readonly role: string | null
  readonly slug: string
}

/** Where a visitor reads the page; the home page is the language's root, and a page named like its collection stands at the collection's own address. */
export function pageHref(locale: Locale, page: Omit<PageAddress, 'id'>): string {
  if (page.role === 'home') return `/${locale}`
  return page.collection && page.collection !== page.slug
    ? `/${locale}/${page.collection}/${page.slug}`
    : `/${locale}/${page.slug}`
}

/** The active languages in which a page with these values has an address that is not hidden. */
export function localesOf(values: ContentValues, active: readonly Locale[]): Locale[] {
  const hidden = Array.isArray(values.disallowedLanguages) ? values.disallowedLanguages : []
  return locales.filter(
    (locale) =>
      typeof values[valueKeys.slug.key(locale)] === 'string' && active.includes(locale) && !hidden.includes(locale),
  )
}
