import { addDays, minutesOf, weekdayOf } from '../../kernel/time/day.ts'
import { wallTime } from '../../kernel/time/wall-time.ts'
import { isClosed } from '../../options/special-days/closed-hours.ts'
import type { BranchView } from '../branch.ts'

/** When something opens and closes, as `HH:MM`. */
export type Times = Pick<BranchView['periods'][number], 'open' | 'close'>

/** From one minute to before another, counted from a midnight. */
export interface Span {
  readonly from: number
  readonly to: number
}

interface Hours {
  readonly periods: readonly BranchView['periods'][number][]
  readonly special: readonly BranchView['special'][number][]
}

/** A day in minutes. */
export const dayLength = 24 * 60

/** Stretches as minutes from a midnight `start`: what closes before it opens, or then, ends on the next day; 23:59 is how some write midnight. */
export function spansOf(times: readonly Times[], start = 0): Span[] {
  return times.flatMap(({ open, close }) => {
    if (!open || !close) return []
    const from = start + minutesOf(open)
    const to = start + (close === '23:59' ? dayLength : minutesOf(close))
    return { from, to: to <= from ? to + dayLength : to }
  })
}

/** The minute of a day as `HH:MM`. */
export function clock(minute: number): string {
  return new Date(minute * 60_000).toISOString().slice(11, 16)
}

/** Spans that touch or overlap are one, up to a length. */
export function joined(spans: readonly Span[], longest = Number.POSITIVE_INFINITY): readonly Span[] {
  const all: Span[] = []
  for (const span of [...spans].sort((a, b) => a.from - b.from || a.to - b.to)) {
    const last = all.at(-1)
    const to = Math.max(last?.to ?? 0, span.to)
    if (last && span.from <= last.to && to - last.from <= longest) all.splice(-1, 1, { from: last.from, to })
    else all.push(span)
  }
  return all
}

/** The stretches of one day. Special days stand in for the week's. */
export function hoursOn({ periods, special }: Hours, date: string): readonly Times[] {
  const exception = special.filter((entry) => entry.date === date)
  const day = weekdayOf(date)
  return exception.length > 0 ? exception.filter((entry) => !isClosed(entry)) : periods.filter((p) => p.day === day)
}

/** Whether the shop is open at `now`, by the clocks of its zone: until when, null being all of today or a day on from now; or when it opens again today. */
export function openState(
  hours: Hours,
  now: Date,
  zone: string,
): { isOpen: true; until: string | null } | { isOpen: false; opens: string | null } {
  const { date, time } = wallTime(now, zone)
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
