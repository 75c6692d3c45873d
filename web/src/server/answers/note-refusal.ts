import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ErrorCode } from '@blickfang/contract/api/errors/app-error.ts'
import { errorStatus } from '@blickfang/contract/api/errors/statuses.generated.ts'
import { causesOf } from '@blickfang/platform/server/log/describe-fault.ts'
import { serverLog } from '@blickfang/platform/server/log/server-log.ts'
import { loggedPath } from '@blickfang/platform/server/log/without-persons.ts'

interface Refusal {
  readonly code: ErrorCode
  readonly cause?: unknown
  /** Whether the cause is outside of this process, so that the place in it says nothing. */
  readonly isOutside?: boolean
}

const noted = new WeakSet<ServerResponse>()

/** Writes one line of the log for a request that is refused, however many places refuse it. */
export function noteRefusal(
  { method, url }: IncomingMessage,
  response: ServerResponse,
  { code, cause, isOutside = false }: Refusal,
): void {
  if (noted.has(response)) return
  noted.add(response)
  const status = errorStatus[code]
  const why = cause === undefined ? {} : isOutside ? { reason: causesOf(cause) } : { err: cause }
  const level = status < 500 ? 'info' : isOutside ? 'warn' : 'error'
  serverLog()[level]({ method, path: loggedPath(url), status, code, ...why }, 'A request was refused')
}
