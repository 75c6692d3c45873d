import { type DestinationStream, type Logger, type LoggerOptions, pino, stdTimeFunctions } from 'pino'
import { build as buildPretty } from 'pino-pretty'
import { inProcess } from '../in-process.ts'
import { requestId } from '../request-scope.ts'
import { describeFault } from './describe-fault.ts'
import { withoutPersons } from './without-persons.ts'

const options: LoggerOptions = {
  timestamp: stdTimeFunctions.isoTime,
  formatters: { level: (level) => ({ level }) },
  serializers: { err: describeFault },
  // Payload names the fault in its sentence too.
  mixin: () => ({ requestId: requestId() }),
  hooks: { streamWrite: withoutPersons },
}

/**
 * The log of this process: a line of JSON for each entry, with the id of the request in whose name it is written, and
 * without anything of the people behind it. In development lines for people.
 */
export function serverLog(): Logger {
  return inProcess('log', () => makeLog(destination()))
}

/** Names the process in each line. Called once, when it starts. */
export function openLog(name: 'cms' | 'web'): Logger {
  const log = serverLog()
  // Each bundle that holds the caller names it again.
  if (log.bindings().name !== name) log.setBindings({ name })
  return log
}

/** For tests, which read what is written. */
export function makeLog(to: DestinationStream | undefined): Logger {
  const { NODE_ENV, LOG_LEVEL } = process.env
  const level = LOG_LEVEL || (NODE_ENV === 'test' ? 'silent' : 'info')
  return to
    ? pino({ ...options, level, base: { pid: process.pid } }, to)
    : pino({ ...options, level, base: { pid: process.pid } })
}

function destination(): DestinationStream | undefined {
  if (process.env.NODE_ENV !== 'development') return undefined
  return buildPretty({ colorize: true, ignore: 'pid,hostname,name', translateTime: 'SYS:HH:MM:ss', sync: true })
}
