import type { BranchView } from '@blickfang/contract/content/branch.ts'
import { clock, dayLength, hoursOn, joined, spansOf, type Times } from '@blickfang/contract/content/hours/open-state.ts'
import { intlLocale } from '@blickfang/contract/kernel/intl-locale.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'

type Period = BranchView['periods'][number]
type SpecialDay = BranchView['special'][number]

/** Consecutive weekdays with the same hours; no stretches: closed. */
export interface HoursRow {
  readonly days: string
  readonly stretches: readonly string[]
}

/** The only stretch of a day on which the shop does not close; people read it in words. */
export const roundTheClock = '00:00–24:00'

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** Monday of a week that has no meaning but its weekdays. */
function weekday(day: number, locale: Locale, style: 'long' | 'short'): string {
  const date = new Date(Date.UTC(2024, 0, day))
  return new Intl.DateTimeFormat(intlLocale(locale), { weekday: style, timeZone: 'UTC' }).format(date)
}

/** The stretches of one day in order, those that touch as one. A stretch that closes when it opens lasts 24 hours. */
export function joinedTimes(times: readonly Times[]): readonly Times[] {
  // More than a day from a time on cannot be written as two times.
  return joined(spansOf(times), dayLength).map(({ from, to }) => ({ open: clock(from), close: clock(to) }))
}

/** True for a stretch from midnight to midnight. */
export function isAllDay({ open, close }: Times): boolean {
  return open === '00:00' && close === '00:00'
}

function stretchesOf(times: readonly Times[]): readonly string[] {
  return joinedTimes(times).map((part) => (isAllDay(part) ? roundTheClock : `${part.open}–${part.close}`))
}

/** The week as people read it: «Dienstag – Freitag 09:00–12:00 13:30–18:30». */
export function weekRows(periods: readonly Period[], locale: Locale): readonly HoursRow[] {
  const runs: { first: number; last: number; stretches: readonly string[] }[] = []
  for (const day of weekdays) {
    const stretches = stretchesOf(periods.filter((period) => period.day === day))
    const run = runs.at(-1)
    if (run && run.stretches.join() === stretches.join()) run.last = day
    else runs.push({ first: day, last: day, stretches })
  }
  return runs.map(({ first, last, stretches }) => ({
    days:
      first === last
        ? weekday(first, locale, 'long')
        : `${weekday(first, locale, 'long')} – ${weekday(last, locale, 'long')}`,
    stretches,
  }))
}

/** A day that differs from the week, ready to be read; `date` stays as it is for the machine. */
export interface SpecialRow extends HoursRow {
  readonly date: string
  readonly note: string
}

/** The dates from a day on that differ from the week, each once and in order, with their hours; none: closed. */
export function specialDates(
  special: readonly SpecialDay[],
  today: string,
): readonly { date: string; times: readonly Times[] }[] {
  const dates = [...new Set(special.map(({ date }) => date))].filter((date) => date >= today).sort()
  return dates.map((date) => ({ date, times: joinedTimes(hoursOn({ periods: [], special }, date)) }))
}

/** Special days in order, from `today` on (`YYYY-MM-DD`, the shop’s own), with the year where it is another than today’s. */
export function specialRows(special: readonly SpecialDay[], locale: Locale, today: string): readonly SpecialRow[] {
  const parts = { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  const thisYear = new Intl.DateTimeFormat(intlLocale(locale), parts)
  const otherYear = new Intl.DateTimeFormat(intlLocale(locale), { ...parts, year: 'numeric' })
  return specialDates(special, today).map(({ date, times }) => {
    const format = date.slice(0, 4) === today.slice(0, 4) ? thisYear : otherYear
    const notes = special.filter((day) => day.date === date).map(({ note }) => note.trim())
    return {
      date,
      days: format.format(new Date(`${date}T00:00:00Z`)),
      stretches: stretchesOf(times),
      note: [...new Set(notes)].filter(Boolean).join(', '),
    }
  })
}
