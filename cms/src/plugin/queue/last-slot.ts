import { Cron } from 'croner'

/** The latest time, now or before, at which a cron line asks for a run, by the clocks of the site's zone, whatever the machine's own is. */
export function lastSlot(line: string, now: Date, zone: string): Date | null {
  const cron = new Cron(line, { timezone: zone, paused: true })
  // A time that is now counts as well, and croner's previous one is always before.
  return cron.previousRuns(1, new Date(now.getTime() + 1_000))[0] ?? null
}
