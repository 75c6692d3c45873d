import { intlLocale } from '@blickfang/contract/kernel/intl-locale.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'

interface NewsDateProps {
  text: string
  locale: Locale
  className?: string | undefined
}

/** `2026-11-14` as «14. November 2026»; anything else, such as «Herbst 2026», as it was typed. */
export function NewsDate({ text, locale, className }: NewsDateProps) {
  if (!text) return null
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  if (!date || Number.isNaN(date.getTime())) return <p className={className}>{text}</p>
  const format = new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <time className={className} dateTime={text}>
      {format.format(date)}
    </time>
  )
}
