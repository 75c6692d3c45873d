import type { Locale } from '../../kernel/locale.ts'

/** The languages of the game and of the map around it: one list for both, so that nobody reads two at once. */
const spoken = ['de', 'fr', 'it', 'en'] as const
export type GameLanguage = (typeof spoken)[number]

/** In which of them somebody reads the game; who reads Romansh gets German, all others English. */
export function gameLanguage(locale: Locale): GameLanguage {
  return spoken.find((language) => language === locale) ?? (locale === 'rm' ? 'de' : 'en')
}
