import type { Finding } from '../health.ts'
import { serverLog } from './server-log.ts'

/** Says in the log that a check of `/readyz` finds something else than before: one line at the change, however long it lasts. */
export function logFinding(check: string, { status, output }: Finding): void {
  if (status === 'pass') serverLog().info({ check }, 'All is well again')
  else serverLog()[status === 'fail' ? 'error' : 'warn']({ check, status }, output ?? 'Something is wrong')
}
