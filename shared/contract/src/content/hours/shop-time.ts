import { weekdayOf } from '../../kernel/time/day.ts'
import { wallTime } from '../../kernel/time/wall-time.ts'

/** The shops stand in Switzerland; their visitors and servers may not. */
export const shopZone = 'Europe/Zurich'

const minuteMs = 60_000

/** The day, its day of the week (1 is Monday) and the time on the shop's clock. */
export function shopTime(now: Date): { date: string; day: number; time: string } {
  const { date, time } = wallTime(now, shopZone)
  return { date, day: weekdayOf(date), time }
}

/** When the shop's next day begins. */
export function nextMidnight(now: Date): Date {
  const { date, time } = shopTime(now)
  const startOfMinute = Math.floor(now.getTime() / minuteMs) * minuteMs
  const guess = new Date(startOfMinute + (24 * 60 - minutesOf(time)) * minuteMs)
  // On two days of the year there is an hour more or less.
  const there = shopTime(guess)
  const off = there.date === date ? minutesOf(there.time) - 24 * 60 : minutesOf(there.time)
  return new Date(guess.getTime() - off * minuteMs)
}

/** The minutes from midnight to a time as `HH:MM`. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
