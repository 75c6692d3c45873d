import type { openLog } from '@blickfang/platform/server/log/server-log.ts'

type Logger = ReturnType<typeof openLog>

const alreadyTold = 'Error: cannot connect to Postgres'

/**
 * The log as Payload gets it. That a database is away is told by `start-process.ts`, as a warning with its reason; Payload's own line
 * would be an error, with a stack, at every try.
 */
export function payloadLog(log: Logger): Logger {
  const error = (...parts: Parameters<Logger['error']>) => {
    const [what] = parts
    const isTold = typeof what === 'object' && String((what as { msg?: unknown }).msg).startsWith(alreadyTold)
    log[isTold ? 'debug' : 'error'](...parts)
  }
  return Object.create(log, { error: { value: error, writable: true, configurable: true } })
}
