import { serverLog } from '@blickfang/platform/server/log/server-log.ts'

interface Ended {
  readonly account: string
  /** Null: a command of whoever runs the site. */
  readonly by: string | null
  readonly count: number
}

/** Writes a line of the log for sessions that were ended before they were over. Source: ASVS 5.0, 16.3.1. */
export function noteEndedSessions({ account, by, count }: Ended): void {
  if (count > 0) serverLog().info({ id: account, by, count }, 'Sessions were ended')
}
