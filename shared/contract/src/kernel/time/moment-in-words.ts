import { intlLocale } from '../intl-locale.ts'

/** A moment as a list names it, in a language, such as «05.06.2026, 14:30»: where the reader is, or in a zone, which servers must give. */
export function momentInWords(moment: string, language: string, timeZone?: string): string {
  return new Date(moment).toLocaleString(intlLocale(language), { dateStyle: 'medium', timeStyle: 'short', timeZone })
}
