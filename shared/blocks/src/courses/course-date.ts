import { intlLocale } from '@blickfang/contract/kernel/intl-locale.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'

/** `2026-11-14` as the day that it is; null for anything else, such as «Herbst». */
function day(text: string): Date | null {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return date && !Number.isNaN(date.getTime()) ? date : null
}

/** The days of a course as a visitor reads them: «Samstag, 16. Januar 2027», «18.–23. Januar 2027»; what was typed where it is no date. */
export function daysInWords(first: string, last: string, locale: Locale): string {
  const [begin, end] = [day(first), day(last)]
  if (!begin) return first
  const isRange = end !== null && end > begin
  const format = new Intl.DateTimeFormat(intlLocale(locale), {
    dateStyle: isRange ? 'long' : 'full',
    timeZone: 'UTC',
  })
  // A day stands in one line with its month and its year.
  const said = isRange ? format.formatRange(begin, end) : format.format(begin)
  return said.replace(/(\d\.?) (\p{L}+) (?=\d)/u, '$1\u00a0$2\u00a0')
}

/** The day after which a course is over, as `YYYY-MM-DD`; null where no date says so. */
export function lastDay(first: string, last: string): string | null {
  // As ISO writes days, the later one is the greater text; words are no day, and end nothing.
  return [first, last].filter(day).toSorted().at(-1) ?? null
}

/** Beginning of a course, for machines: the date, with the time of day where one is written first. */
export function startDate(first: string, time: string): string | undefined {
  if (!day(first)) return undefined
  const hour = /^\s*([01]?\d|2[0-3])[:.]([0-5]\d)(?!\d)/.exec(time)
  return hour ? `${first}T${hour[1]?.padStart(2, '0')}:${hour[2]}` : first
}
