import { minutesOf } from './day.ts'
import { wallTime } from './wall-time.ts'

const minuteMs = 60_000
/** Longer than any day. */
const aboveDayMs = 30 * 60 * minuteMs

/** When the next day begins in a zone, which is later than midnight where clocks are put on at that moment. */
export function nextMidnight(now: Date, zone: string): Date {
  const { date, time } = wallTime(now, zone)
  const isLater = (moment: number) => wallTime(new Date(moment), zone).date > date
  let last = Math.floor(now.getTime() / minuteMs) * minuteMs
  const usual = last + (24 * 60 - minutesOf(time)) * minuteMs
  if (isLater(usual) && !isLater(usual - minuteMs)) return new Date(usual)
  // A day on which clocks change.
  let first = last + aboveDayMs
  while (first - last > minuteMs) {
    const between = Math.floor((first + last) / 2 / minuteMs) * minuteMs
    if (isLater(between)) first = between
    else last = between
  }
  return new Date(first)
}
