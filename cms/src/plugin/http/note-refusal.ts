import type { ErrorCode } from '@blickfang/contract/api/errors/app-error.ts'
import { serverLog } from '@blickfang/platform/server/log/server-log.ts'

interface Refusal {
  /** Route that was asked, without what tells of whom. */
  readonly route: string
  readonly status: number
  readonly code: ErrorCode
  readonly requestId?: string
  readonly err?: unknown
}

/** Writes the one line of the log for a request that is refused; Payload's own refusals have one of Payload's. */
export function noteRefusal(refusal: Refusal): void {
  serverLog()[refusal.status < 500 ? 'info' : 'error'](refusal, 'A request was refused')
}
