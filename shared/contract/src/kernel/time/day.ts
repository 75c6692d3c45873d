const dayMs = 24 * 60 * 60 * 1000

/** Counts on from a day of the calendar, both as `YYYY-MM-DD`; clocks and time zones have no part in it. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)
}

/** The day of the week of a day as `YYYY-MM-DD`: 1 is Monday, 7 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay() || 7
}

/** The minutes from midnight to a time as `HH:MM`. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
