import { intlLocale } from '@blickfang/contract/kernel/intl-locale.ts'

/** Days as YYYY-MM-DD; an empty one is no bound. */
export interface Period {
  readonly from: string
  readonly to: string
}

/** Whether a day lies in the period, its first and last day with it. While nobody knows the day, it does. */
export function holds({ from, to }: Period, day: string): boolean {
  return day === '' || ((from === '' || from <= day) && (to === '' || day <= to))
}

/** Whether no day lies in the period: its last one is before its first. */
export function isEmpty({ from, to }: Period): boolean {
  return from !== '' && to !== '' && from > to
}

/** The days as people read them: «20.–26. Dezember 2026», or of one bound alone that one; null without any, or with the bounds reversed. */
export function periodInWords({ from, to }: Period, language: string): string | null {
  const first = from || to
  const last = to || from
  if (first === '' || isEmpty({ from, to })) return null
  const format = new Intl.DateTimeFormat(intlLocale(language), { dateStyle: 'long', timeZone: 'UTC' })
  return format.formatRange(noonOf(first), noonOf(last))
}

function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}
