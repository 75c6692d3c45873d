import type { Stretch } from '../week-hours/format-hours.ts'

/** The hours of a special day on which the shop stays closed. Source: spec/public-site.md §5. */
export const closedHours = { open: '00:30', close: '00:30' } as const

/** True for a special day on which the shop stays closed. */
export function isClosed({ open, close }: Stretch): boolean {
  return open === closedHours.open && close === closedHours.close
}
