import type { Locale } from '../../kernel/locale.ts'

/** The game speaks German, French and English; who reads Italian or Romansh gets German, all others English. */
export function gameLanguage(locale: Locale): 'de' | 'fr' | 'en' {
  if (locale === 'fr') return 'fr'
  return locale === 'de' || locale === 'rm' || locale === 'it' ? 'de' : 'en'
}
