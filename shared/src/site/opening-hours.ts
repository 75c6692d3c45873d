import { intlLocale } from '../kernel/intl-locale.ts'
import type { Locale } from '../kernel/locale.ts'
import { addDays, weekdayOf } from '../kernel/time/day.ts'
import type { BranchView } from '../sources/branches/branch.ts'
import { shopTime } from './shop-time.ts'

type Period = BranchView['periods'][number]
type SpecialDay = BranchView['special'][number]

/** Consecutive weekdays with the same hours; no stretches: closed. */
export interface HoursRow {
  readonly days: string
  readonly stretches: readonly string[]
}

/** The hours of a special day on which the shop stays closed. Source: spec/public-site.md §5. */
export const closedHours = { open: '00:30', close: '00:30' } as const

/** True for a special day on which the shop stays closed. */
export function isClosed(day: { open: string; close: string }): boolean {
  return day.open === closedHours.open && day.close === closedHours.close
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** Monday of a week that has no meaning but its weekdays. */
function weekday(day: number, locale: Locale, style: 'long' | 'short'): string {
  const date = new Date(Date.UTC(2024, 0, day))
  return new Intl.DateTimeFormat(intlLocale(locale), { weekday: style, timeZone: 'UTC' }).format(date)
}

function stretchesOf(periods: readonly Period[], day: number): readonly string[] {
  return periods
    .filter((period) => period.day === day)
    .sort((a, b) => a.open.localeCompare(b.open))
    .map(stretch)
}

function stretch({ open, close }: { open: string; close: string }): string {
  return `${open}–${close}`
}

/** The week as people read it: «Dienstag – Freitag 09:00–12:00 13:30–18:30». */
export function weekRows(periods: readonly Period[], locale: Locale): readonly HoursRow[] {
  const runs: { first: number; last: number; stretches: readonly string[] }[] = []
  for (const day of weekdays) {
    const stretches = stretchesOf(periods, day)
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

/** Special days in order. Which of them are over is for the browser to say: a page may be older than today. */
export function specialRows(special: readonly SpecialDay[], locale: Locale): readonly SpecialRow[] {
  const format = new Intl.DateTimeFormat(intlLocale(locale), {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return [...special]
    .sort((a, b) => a.date.localeCompare(b.date))
    .map((day) => ({
      date: day.date,
      days: format.format(new Date(`${day.date}T00:00:00Z`)),
      stretches: isClosed(day) ? [] : [stretch(day)],
      note: day.note,
    }))
}

type Hours = Pick<BranchView, 'periods' | 'special'>

/** The stretches of one day. Special days stand in for the week's. */
function hoursOn({ periods, special }: Hours, date: string): readonly { open: string; close: string }[] {
  const exception = special.filter((entry) => entry.date === date)
  const day = weekdayOf(date)
  return exception.length > 0 ? exception.filter((entry) => !isClosed(entry)) : periods.filter((p) => p.day === day)
}

/** True for a stretch that ends on the next day. */
function endsNextDay({ open, close }: { open: string; close: string }): boolean {
  return close <= open
}

/** Whether the shop is open at `now`: until when, or when it opens again today. */
export function openState(
  hours: Hours,
  now: Date,
): { isOpen: true; until: string } | { isOpen: false; opens: string | null } {
  const { date, time } = shopTime(now)
  const lastNight = hoursOn(hours, addDays(date, -1)).find((stretch) => endsNextDay(stretch) && time < stretch.close)
  if (lastNight) return { isOpen: true, until: lastNight.close }
  const today = hoursOn(hours, date)
  const current = today.find((stretch) => stretch.open <= time && (time < stretch.close || endsNextDay(stretch)))
  if (current) return { isOpen: true, until: current.close }
  const next = today.map(({ open }) => open).filter((open) => open > time)
  return { isOpen: false, opens: next.sort()[0] ?? null }
}
