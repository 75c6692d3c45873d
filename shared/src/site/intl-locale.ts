import type { Locale } from '../kernel/locale.ts'

/** The language with the region whose dates and times a Swiss shop's visitors expect. */
export function intlLocale(locale: Locale): string {
  if (locale === 'de' || locale === 'fr' || locale === 'it' || locale === 'rm') return `${locale}-CH`
  return locale === 'en' ? 'en-GB' : locale
}
