import { minutesOf } from '../../kernel/time/day.ts'

/** Stretch from opening to closing, as `HH:MM`. A closing time that is not after the opening is on the next day. */
export interface Stretch {
  readonly open: string
  readonly close: string
}

/** Up to here a time that follows a later one is taken to be on the next day; after that somebody has mistyped. */
export const lastOfNight = '06:00'
const halfDay = 12 * 60
/** Closes there on the next day. */
export const midnight = '00:00'

/** A stretch as it is read again: «09:00–12:00», «18:00–24:00»; «(+1)» where one would not guess that it ends on the next day. */
export function formatStretch({ open, close }: Stretch): string {
  return `${open}–${close === midnight ? '24:00' : close}${isBackwards({ open, close }) ? ' (+1)' : ''}`
}

/**
 * Whether nobody would guess that it ends on the next day: «18–9», and «9–5», which may as well be meant from nine to seventeen.
 * A closing such as «0.30», or an opening at «14», is said by people who count to twenty-four.
 */
export function isBackwards({ open, close }: Stretch): boolean {
  if (close === midnight || close > open) return false
  if (close > lastOfNight) return true
  return close >= '01:00' && open < '13:00' && minutesOf(close) + halfDay > minutesOf(open)
}

/** The hours of a day in one line; empty for a day without. */
export function formatHours(stretches: readonly Stretch[]): string {
  return stretches.map(formatStretch).join(', ')
}

/** Whether it ends on the next day, other than at midnight. */
export function endsNextDay({ open, close }: Stretch): boolean {
  return close !== midnight && close <= open
}
