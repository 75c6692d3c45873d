import { intlLocale } from '../intl-locale.ts'

/** A moment as a list names it, in a language and where the reader is, such as «05.06.2026, 14:30». */
export function momentInWords(moment: string, language: string): string {
  return new Date(moment).toLocaleString(intlLocale(language), { dateStyle: 'medium', timeStyle: 'short' })
}
