import type { Locale } from '../../kernel/locale.ts'
import { intlLocale } from '../../site/intl-locale.ts'

/** `2026-11-14` as «14. November 2026»; anything else as it was typed. */
export function formatDate(text: string, locale: Locale): string {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  if (!date || Number.isNaN(date.getTime())) return text
  return new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(date)
}
