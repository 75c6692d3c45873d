import type { BranchView } from '../../content/branch.ts'
import { addDays, weekdayOf } from '../../kernel/time/day.ts'
import { wallTime } from '../../kernel/time/wall-time.ts'
import { isClosed } from '../../options/special-days/closed-hours.ts'

/** When a branch is open, without who it is. */
export type BranchDays = Pick<BranchView, 'periods' | 'special'>

/** The first day for which an appointment can be asked, on the shop's calendar. */
export function tomorrow(now: Date, zone: string): string {
  return addDays(wallTime(now, zone).date, 1)
}

/** Tells whether any branch is open on a day. A shop that does not say its hours is asked for any day. */
export function isOpenOn(branches: readonly BranchDays[], date: string): boolean {
  const told = branches.filter(({ periods, special }) => periods.length + special.length > 0)
  return told.length === 0 || told.some((branch) => hasHours(branch, date))
}

function hasHours({ periods, special }: BranchDays, date: string): boolean {
  const own = special.filter((day) => day.date === date)
  if (own.length > 0) return own.some((day) => !isClosed(day))
  const weekday = weekdayOf(date)
  return periods.length === 0 || periods.some(({ day }) => day === weekday)
}
