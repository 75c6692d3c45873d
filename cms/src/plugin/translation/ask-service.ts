import { setTimeout as wait } from 'node:timers/promises'
import { backoff } from '@blickfang/contract/api/backoff.ts'
import { AppError, type ErrorCode } from '@blickfang/contract/api/errors/app-error.ts'
import { OutsideError } from '../outside/outside-error.ts'

const tries = 3
/** Statuses that pass by themselves, often within a second: too many requests at once, a server that is started again. */
const passing = new Set([429, 500, 502, 503, 504, 529])

/** Codes by statuses that tell of the site's account with the service; every other one says that it is down. */
const codes: Readonly<Record<number, ErrorCode>> = {
  401: 'TRANSLATION_KEY',
  403: 'TRANSLATION_KEY',
  402: 'TRANSLATION_USED_UP',
  456: 'TRANSLATION_USED_UP',
}

/** Asks a service, again where that may help; its failures become those that people read. */
export async function askService<Answer>(ask: () => Promise<Answer>, signal: AbortSignal | undefined): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof OutsideError)) throw error
      if (attempt === tries || !isPassing(error))
        throw new AppError(codes[error.status ?? 0] ?? 'TRANSLATION_DOWN', undefined, error)
    }
    const ms = backoff(attempt, { firstMs: 400, maxMs: 2_000, random: Math.random })
    await wait(ms, undefined, signal && { signal })
  }
}

function isPassing({ failure, status }: OutsideError): boolean {
  return failure === 'unreachable' || (failure === 'status' && passing.has(status ?? 0))
}
