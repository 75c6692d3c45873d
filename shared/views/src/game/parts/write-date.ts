import { intlLocale } from '@blickfang/contract/kernel/intl-locale.ts'
import { pageZone } from '../../kernel/island/page-zone.ts'

/** A day as the language writes it that the sentence around is in, in the time zone of the course. Source: spec/public-site.md §9. */
export function writeDate(iso: string, language: string): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: pageZone() } as const
  return new Intl.DateTimeFormat(intlLocale(language), options).format(new Date(iso))
}

/** A time of day, in the time zone of the course; ms since 1970. */
export function writeTime(time: number, language: string): string {
  const options = { hour: '2-digit', minute: '2-digit', timeZone: pageZone() } as const
  return new Intl.DateTimeFormat(intlLocale(language), options).format(time)
}
