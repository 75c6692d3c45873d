import { intlLocale } from '../kernel/intl-locale.ts'
import type { Locale } from '../kernel/locale.ts'
import { addDays, weekdayOf } from '../kernel/time/day.ts'
import type { BranchView } from '../sources/branches/branch.ts'
import { minutesOf, shopTime } from './shop-time.ts'

type Period = BranchView['periods'][number]
type SpecialDay = BranchView['special'][number]
type Times = Pick<Period, 'open' | 'close'>

/** From one minute to before another, counted from a midnight. */
interface Span {
  readonly from: number
  readonly to: number
}

/** Consecutive weekdays with the same hours; no stretches: closed. */
export interface HoursRow {
  readonly days: string
  readonly stretches: readonly string[]
}

/** The hours of a special day on which the shop stays closed. Source: spec/public-site.md §5. */
export const closedHours = { open: '00:30', close: '00:30' } as const

/** The only stretch of a day on which the shop does not close; people read it in words. */
export const roundTheClock = '00:00–24:00'

/** True for a special day on which the shop stays closed. */
export function isClosed(day: Times): boolean {
  return day.open === closedHours.open && day.close === closedHours.close
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
const dayLength = 24 * 60

/** Monday of a week that has no meaning but its weekdays. */
function weekday(day: number, locale: Locale, style: 'long' | 'short'): string {
  const date = new Date(Date.UTC(2024, 0, day))
  return new Intl.DateTimeFormat(intlLocale(locale), { weekday: style, timeZone: 'UTC' }).format(date)
}

/** Stretches as minutes from a midnight `start`: what closes before it opens, or then, ends on the next day; 23:59 is how some write midnight. */
function spansOf(times: readonly Times[], start = 0): Span[] {
  return times.flatMap(({ open, close }) => {
    if (!open || !close) return []
    const from = start + minutesOf(open)
    const to = start + (close === '23:59' ? dayLength : minutesOf(close))
    return { from, to: to <= from ? to + dayLength : to }
  })
}

function clock(minute: number): string {
  return new Date(minute * 60_000).toISOString().slice(11, 16)
}

/** Spans that touch or overlap are one, up to a length. */
function joined(spans: readonly Span[], longest = Number.POSITIVE_INFINITY): readonly Span[] {
  const all: Span[] = []
  for (const span of [...spans].sort((a, b) => a.from - b.from || a.to - b.to)) {
    const last = all.at(-1)
    const to = Math.max(last?.to ?? 0, span.to)
    if (last && span.from <= last.to && to - last.from <= longest) all.splice(-1, 1, { from: last.from, to })
    else all.push(span)
  }
  return all
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

/** The dates that differ from the week, each once and in order, with their hours; none: closed. */
export function specialDates(special: readonly SpecialDay[]): readonly { date: string; times: readonly Times[] }[] {
  const dates = [...new Set(special.map(({ date }) => date))].sort()
  return dates.map((date) => ({ date, times: joinedTimes(hoursOn({ periods: [], special }, date)) }))
}

/** Special days in order. Which of them are over is for the browser to say: a page may be older than today. */
export function specialRows(special: readonly SpecialDay[], locale: Locale): readonly SpecialRow[] {
  const format = new Intl.DateTimeFormat(intlLocale(locale), {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return specialDates(special).map(({ date, times }) => {
    const notes = special.filter((day) => day.date === date).map(({ note }) => note.trim())
    return {
      date,
      days: format.format(new Date(`${date}T00:00:00Z`)),
      stretches: stretchesOf(times),
      note: [...new Set(notes)].filter(Boolean).join(', '),
    }
  })
}

interface Hours {
  readonly periods: readonly Period[]
  readonly special: readonly SpecialDay[]
}

/** The stretches of one day. Special days stand in for the week's. */
function hoursOn({ periods, special }: Hours, date: string): readonly Times[] {
  const exception = special.filter((entry) => entry.date === date)
  const day = weekdayOf(date)
  return exception.length > 0 ? exception.filter((entry) => !isClosed(entry)) : periods.filter((p) => p.day === day)
}

/** Whether the shop is open at `now`: until when, null being all of today or a day on from now; or when it opens again today. */
export function openState(
  hours: Hours,
  now: Date,
): { isOpen: true; until: string | null } | { isOpen: false; opens: string | null } {
  const { date, time } = shopTime(now)
  const minute = minutesOf(time)
  const spans = joined(
    // Yesterday's last stretch may reach into today, and today's go on tomorrow.
    [-1, 0, 1].flatMap((days) => spansOf(hoursOn(hours, addDays(date, days)), days * dayLength)),
  )
  const current = spans.find(({ from, to }) => from <= minute && minute < to)
  if (!current) {
    const next = spans.find(({ from }) => from > minute && from < dayLength)
    return { isOpen: false, opens: next ? clock(next.from) : null }
  }
  const isAllToday = current.from <= 0 && current.to >= dayLength
  return { isOpen: true, until: isAllToday || current.to - minute >= dayLength ? null : clock(current.to) }
}
