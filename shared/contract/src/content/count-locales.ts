import type { Locale } from '../kernel/locale.ts'

/** How many things there are of each language; languages without any are left out. */
export function countLocales(places: readonly { readonly locale: Locale }[]): Partial<Record<Locale, number>> {
  const counts: Partial<Record<Locale, number>> = {}
  for (const { locale } of places) counts[locale] = (counts[locale] ?? 0) + 1
  return counts
}
